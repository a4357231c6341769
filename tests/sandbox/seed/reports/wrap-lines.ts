/** Breaks `text` at spaces into lines no wider than `limit`; `widthOf` measures a line. A longer word stands alone. */
export function wrapLines(text: string, widthOf: (line: string) => number, limit: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined || widthOf(longer) > limit) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
