import type { LabelledTable } from './stacked-rows'

const row = /<tr[^>]*>[\s\S]*?<\/tr>/g
const number = /<td[^>]*class="num/
const labelledNumber = /<td[^>]*class="(?:num[^>]*><(?:em|strong|small)>|label")/

/** The column after the names of the rows, with its heading in bold; or the last one, which follows from the others. */
const offeredColumn = /<thead[^>]*>\s*<tr[^>]*>\s*<th[^>]*>[^<]*<\/th>\s*<th[^>]*>\s*<strong>/
const resultColumn = /<th[^>]*>\s*<strong>[^<]*<\/strong>\s*<\/th>\s*<\/tr>\s*<\/thead>/

/** First cells of rows that are numbers: `17%`, `24.000`, `8:00`, `24/11`. */
const namedByNumber = /^<tr[^>]*>\s*<th[^>]*>[\d.,:/]+\s?%?<\/th>/

/** More than these are a list to compare, not a few figures. */
const mostFigures = 4

const rowsOf = (table: string): readonly string[] =>
  table
    .replace(/<thead[\s\S]*?<\/thead>/, '')
    .match(row)
    ?.filter((each) => each.includes('<td')) ?? []

/** One number a row, each of something else, and no sum of them; not those that are bars. */
const isFigures = (table: string): boolean =>
  number.test(table) &&
  !table.includes('--share') &&
  rowsOf(table).every((each) => each.split('<td').length === 2) &&
  !table.includes('<tfoot')

/**
 * Classes of the box around a table, from what is in it (app/reading-tables.css): a page is sent only the rules of the classes that it has.
 * - `stackable`: its rows can be read one below the other
 * - `figures`: a few numbers, each with its name
 * - `pairs`: more of these
 * - `offered`: its second column is the one on offer
 * - `result`: its last column is what the others come to
 * - `labelled`: numbers with a word of the editors
 * - `numbered`: rows named by a number or a time, which are not emphasized as headings
 */
export function tableLooks({ html, isStackable }: LabelledTable): string {
  const rows = rowsOf(html)
  const isNumbered = rows.length > 0 && rows.every((each) => namedByNumber.test(each))
  const looks = {
    stackable: isStackable,
    figures: isFigures(html) && rows.length <= mostFigures,
    pairs: isFigures(html) && rows.length > mostFigures && !isNumbered,
    offered: offeredColumn.test(html),
    result: !offeredColumn.test(html) && resultColumn.test(html),
    labelled: labelledNumber.test(html),
    numbered: isNumbered,
  }
  return ['table-scroll', ...Object.entries(looks).flatMap(([look, applies]) => (applies ? [look] : []))].join(' ')
}
