import type { Bar } from './mark'
import { toAmount } from './find-numbers'

/** All tables of a text. */
export const tablesIn = (html: string): readonly string[] => html.match(/<table>[\s\S]*?<\/table>/g) ?? []

/** The first table that has so many columns. */
function tableIn(html: string, columns = 1): string {
  return tablesIn(html).find((table) => (cellsOf(table)[0]?.length ?? 0) >= columns) ?? ''
}

/** The texts of the cells of that table, its heading first. */
export const rowsOf = (html: string, columns?: number) => cellsOf(tableIn(html, columns))

export const cellsOf = (table: string): readonly (readonly string[])[] =>
  [...table.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[dh][^>]*>([\s\S]*?)<\/t[dh]>/g)].map(([, text = '']) => textOf(text)),
  )

/** What that table is about, and what its caption says of its numbers in brackets. */
export function captionOf(html: string, columns?: number): { readonly subject: string; readonly note: string } {
  const caption = /<caption>(.*?)(?: \(([^()]+)\))?<\/caption>/.exec(tableIn(html, columns))
  return { subject: textOf(caption?.[1] ?? ''), note: caption?.[2] ?? '' }
}

/** The first column whose cells are all numbers of one unit. */
export function barsOf(rows: readonly (readonly string[])[], decimal: ',' | '.'): readonly Bar[] {
  const columns = rows[0]?.length ?? 0
  for (let column = 1; column < columns; column += 1) {
    const cells = rows.map((row) => ({ label: row[0] ?? '', text: row[column] ?? '' }))
    const amounts = cells.flatMap(({ text }) => toAmount(text, decimal) ?? [])
    const isComparable = amounts.length === cells.length && new Set(amounts.map(({ unit }) => unit)).size === 1
    if (isComparable && amounts.some(({ value }) => value !== 0)) {
      return cells.map((cell, index) => ({ ...cell, value: amounts[index]?.value ?? 0 }))
    }
  }
  return []
}

export const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
