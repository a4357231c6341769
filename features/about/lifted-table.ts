import { type TableCaption, tableCaption } from '@/lib/platform/html/table-caption'

export interface LiftedTable {
  readonly caption: TableCaption
  /** Text of each cell of its rows, names of the columns left out. */
  readonly rows: readonly (readonly string[])[]
}

const section = /<h2[\s>][\s\S]*?(?=<h2[\s>]|$)/g
const row = /<tr[^>]*>([\s\S]*?)<\/tr>/g
const cell = /<t[dh](?:\s[^>]*)?>([\s\S]*?)<\/t[dh]>/g

/**
 * Takes a table out of a text, so that the head of its page can show it. Only a section with nothing but its heading and one
 * table is taken, and only the first such section; without any, the table is null and the text is as it was.
 * @param html of `toArticleHtml`
 * @param isWanted given the text of each cell of a table's rows
 */
export function liftTable(
  html: string,
  isWanted: (rows: LiftedTable['rows']) => boolean,
): { readonly html: string; readonly table: LiftedTable | null } {
  for (const [part] of html.matchAll(section)) {
    const table = /^<h2[\s\S]*?<\/h2>\s*(?:<[a-z][^>]*>\s*)*(<table[\s\S]*<\/table>)\s*(?:<\/[a-z]+>\s*)*$/.exec(
      part,
    )?.[1]
    const [, body = ''] = /<tbody>([\s\S]*?)<\/tbody>/.exec(table ?? '') ?? []
    const rows = [...body.matchAll(row)].map(([, cells = '']) => {
      return [...cells.matchAll(cell)].map(([, text = '']) => textOf(text))
    })
    if (rows.length > 0 && isWanted(rows)) {
      return { html: html.replace(part, ''), table: { caption: tableCaption(part), rows } }
    }
  }
  return { html, table: null }
}

/** Figures and what they count. */
export const areFigures = (rows: LiftedTable['rows']): boolean =>
  rows.every((cells) => cells.length === 2 && /\d/.test(cells[1] ?? '')) && !areShares(rows)

/** Parts of a whole: percentages that add up to 100, give or take rounding. */
export const areShares = (rows: LiftedTable['rows']): boolean =>
  rows.length > 1 && Math.abs(rows.reduce((sum, cells) => sum + shareOf(cells), 0) - 100) <= 1

/** The percentage in the last cell of a row; not a number without one. */
export const shareOf = (cells: readonly string[]): number => {
  const text = cells.at(-1) ?? ''
  return /^\d{1,3}(?:[.,]\d+)?\s?%$/.test(text) ? Number.parseFloat(text.replace(',', '.')) : Number.NaN
}

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim()
