import { useSyncExternalStore } from 'react'

/** Sent when this page changes its own query; back and forward send `popstate`. */
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
 * The query of the address, `?` included: state that a reload, a bookmark and the back button keep. Empty while the page is
 * rendered for everybody, so that what depends on it appears in the browser only.
 */
export function useAddressQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
}

/** Makes a new entry of the history with this query (empty, or from `?`). */
export function pushAddressQuery(query: string): void {
  window.history.pushState(null, '', window.location.pathname + query)
  window.dispatchEvent(new Event(changed))
}
