/** Minimum length of a title's last line, in characters. */
const least = 7

/** Joins the last words of a title with no-break spaces, so that no single short word is left on the last line. */
export function keepEnd(text: string): string {
  const words = text.split(' ')
  let from = words.length - 1
  while (from > 0 && words.slice(from).join(' ').length < least) from -= 1
  return [...words.slice(0, from), words.slice(from).join('\u00A0')].join(' ')
}
