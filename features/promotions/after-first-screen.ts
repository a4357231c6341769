/**
 * Calls once when the reader has scrolled by a screen height: whoever reads on has seen what the page is about.
 * @returns stops waiting
 */
export function afterFirstScreen(call: () => void): () => void {
  const onScroll = () => {
    if (window.scrollY < window.innerHeight) return
    stop()
    call()
  }
  const stop = () => window.removeEventListener('scroll', onScroll)
  window.addEventListener('scroll', onScroll, { passive: true })
  // Whoever scrolled before the scripts arrived, or came back to where they were.
  onScroll()
  return stop
}
