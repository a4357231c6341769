/**
 * Lets Back and Forward reach entries of the session history that the browser made for a link within a page (`#part`). They lack the state by
 * which Next's router finds the page of an entry, and it ignores them: the page that is shown would stay, under the address of another.
 * Each such entry gets the state of the one before it. One that came to be without a click has none, and is loaded.
 *
 * @param shownPath path of the page that is shown; during a traversal, of the page that is left
 * @returns ends it
 */
export function adoptFragments(shownPath: () => string, load = () => location.reload()): () => void {
  let known = { page: pageOf(location), state: history.state as unknown }
  const note = () => {
    if (history.state !== null) known = { page: pageOf(location), state: history.state }
  }
  const adopt = () => {
    if (history.state === null && known.page === pageOf(location)) history.replaceState(known.state, '')
  }
  const loadUnknown = ({ state }: PopStateEvent) => {
    if (state === null && location.pathname !== shownPath()) load()
  }
  // Before the browser follows the link.
  addEventListener('click', note, { capture: true })
  addEventListener('hashchange', adopt)
  addEventListener('popstate', loadUnknown)
  return () => {
    removeEventListener('click', note, { capture: true })
    removeEventListener('hashchange', adopt)
    removeEventListener('popstate', loadUnknown)
  }
}

const pageOf = ({ pathname, search }: Location) => pathname + search
