/** Letters of which the last line of a title has at least as many. */
const least = 10

/** Keeps the last words of a title together, so that none of them stands alone on a line. */
export function keepEnd(text: string): string {
  const words = text.split(' ')
  let from = words.length - 1
  while (from > 0 && words.slice(from).join(' ').length < least) from -= 1
  return [...words.slice(0, from), words.slice(from).join('\u00A0')].join(' ')
}
