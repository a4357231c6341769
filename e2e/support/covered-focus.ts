/** Runs in the page: the focused element and what lies over its middle, or '' if nothing does. */
export function coveredFocus(): string {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return ''
  const { left, top, width, height } = focused.getBoundingClientRect()
  const over = document.elementFromPoint(left + width / 2, top + height / 2)
  const isSeen = over !== null && (focused.contains(over) || over.contains(focused) || over.closest('label') !== null)
  return isSeen ? '' : `${focused.outerHTML.slice(0, 80)} under ${over?.outerHTML.slice(0, 80)}`
}
