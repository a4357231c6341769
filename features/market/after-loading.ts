/** Milliseconds after the page has loaded, in which the browser does what visitors wait for. */
const pause = 200

/**
 * Calls some time after the page has loaded: what is only seen later must not delay what is seen first. A call that fails,
 * because its code does not arrive, is given up: the page is complete without it.
 * @returns stops waiting
 */
export function afterLoading(call: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    timer = setTimeout(() => void call().catch(() => {}), pause)
  }
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
  return () => {
    clearTimeout(timer)
    window.removeEventListener('load', begin)
  }
}
