/** Minimum length of a title's last line, in characters. */
const least = 9

/** Maximum length of what is joined: longer, it would leave a gap on the line before it in a narrow row. */
const most = 14

/** Joins the last words of a title with no-break spaces, so that no single short word is left on the last line. */
export function keepEnd(text: string): string {
  const words = text.split(' ')
  let from = words.length - 1
  while (from > 0 && words.slice(from).join(' ').length < least) from -= 1
  const end = words.slice(from).join('\u00A0')
  if (end.length > most) return text
  return [...words.slice(0, from), end].join(' ')
}
