import { useSyncExternalStore } from 'react'

/** Dispatched when this page changes its own query; back and forward dispatch `popstate`. */
const changed = 'address-query'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange)
  window.addEventListener(changed, onChange)
  return () => {
    window.removeEventListener('popstate', onChange)
    window.removeEventListener(changed, onChange)
  }
}

/**
 * The query of the address, `?` included: state that survives reloads, bookmarks and the back button. Empty while
 * prerendering, so that dependent content appears only in the browser.
 */
export function useAddressQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
}

/** Pushes a history entry with this query (empty, or starting with `?`). */
export function pushAddressQuery(query: string): void {
  window.history.pushState(null, '', window.location.pathname + query)
  window.dispatchEvent(new Event(changed))
}
