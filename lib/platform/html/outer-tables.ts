/**
 * Changes every table of well-formed HTML that is not inside another one.
 * @param change given the whole table, with those inside it
 */
export function changeOuterTables(html: string, change: (table: string) => string): string {
  let result = ''
  let depth = 0
  let start = 0
  for (const { 0: tag, 1: end, index } of html.matchAll(/<(\/?)table(?:\s[^>]*)?>/g)) {
    if (end === '') {
      if (depth === 0) {
        result += html.slice(start, index)
        start = index
      }
      depth += 1
    } else {
      depth -= 1
      if (depth === 0) {
        result += change(html.slice(start, index + tag.length))
        start = index + tag.length
      }
    }
  }
  return result + html.slice(start)
}
