import type { Tokens } from 'marked'

import { colours, PageFlow } from './page-flow'
import { plainText } from './plain-text'

const text = { size: 9.5 } as const
const lineHeight = 13
const padding = 5
/** Space between columns. */
const gap = 10

/** Widths by the longest cell of each column, so that figures need little and texts get the rest. */
function widthsOf(rows: readonly (readonly string[])[], flow: PageFlow): number[] {
  const columns = rows[0]?.length ?? 0
  const wanted = Array.from({ length: columns }, (_, column) =>
    Math.min(230, Math.max(...rows.map((row) => flow.fontOf(true).widthOfTextAtSize(row[column] ?? '', text.size)))),
  )
  const room = PageFlow.width - gap * (columns - 1)
  const sum = wanted.reduce((total, width) => total + width, 0)
  return wanted.map((width) => (width / sum) * room)
}

/** A table with its caption, if it has one; long cells break over lines, and a row stays on one page. */
export function drawTable(flow: PageFlow, caption: string | null, { header, rows }: Tokens.Table): void {
  const cells = [header, ...rows].map((row) => row.map(({ tokens }) => plainText(tokens)))
  const widths = widthsOf(cells, flow)
  flow.space(6)
  flow.reserve(80)
  if (caption !== null) flow.text(caption, { size: 10, bold: true })
  flow.space(2)
  for (const [index, row] of cells.entries()) {
    const bold = index === 0
    const wrapped = row.map((cell, column) => flow.wrap(cell, { ...text, bold }, widths[column] ?? 0))
    const height = Math.max(...wrapped.map((lines) => lines.length)) * lineHeight + padding
    flow.reserve(height)
    let x = flow.x
    for (const [column, lines] of wrapped.entries()) {
      for (const [line, words] of lines.entries()) {
        const y = flow.y - text.size - line * lineHeight
        flow.page.drawText(words, { x, y, size: text.size, font: flow.fontOf(bold), color: colours.ink })
      }
      x += (widths[column] ?? 0) + gap
    }
    flow.space(height)
    const y = flow.y + 2
    const end = { x: flow.x + PageFlow.width, y }
    flow.page.drawLine({ start: { x: flow.x, y }, end, thickness: bold ? 1 : 0.5, color: colours.line })
    flow.space(2)
  }
  flow.space(8)
}
