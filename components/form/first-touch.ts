/** Events of a visitor who turns to a part of the page, and those that `keepEarlyInput` repeats. */
const touches = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'input', 'change', 'click', 'submit'] as const

/**
 * Resolves once the visitor points at, focuses or fills in the element with this id; at once where no document shows the
 * element, as on the server and after a navigation.
 */
export function firstTouch(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id)
  if (element === null || element.contains(document.activeElement)) return Promise.resolve()
  return new Promise((resolve) => {
    const found = new AbortController()
    function look({ target }: Event) {
      if (!(target instanceof Node) || element?.contains(target) !== true) return
      found.abort()
      resolve()
    }
    // On the window: React stops events of parts that are not hydrated at the document.
    for (const type of touches)
      window.addEventListener(type, look, { capture: true, passive: true, signal: found.signal })
  })
}

/** Resolves once the element with this id comes into view; never where no document shows it. */
export function firstSight(id: string): Promise<void> {
  const element = document.getElementById(id)
  return new Promise((resolve) => {
    if (element === null) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      resolve()
    })
    observer.observe(element)
  })
}
