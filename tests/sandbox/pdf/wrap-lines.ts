/**
 * Breaks `text` at spaces into lines no wider than `limit`; a longer word has a line of its own. `widthOf` measures a
 * word or a space: words are measured one by one, because measuring every beginning of a line takes many times as long.
 */
export function wrapLines(text: string, widthOf: (word: string) => number, limit: number): string[] {
  const lines: string[] = []
  let width = 0
  for (const word of text.split(' ')) {
    const longer = width + widthOf(' ') + widthOf(word)
    if (lines.length === 0 || longer > limit) {
      lines.push(word)
      width = widthOf(word)
    } else {
      lines[lines.length - 1] += ` ${word}`
      width = longer
    }
  }
  return lines
}
