import { clsx } from 'clsx'

import type { Locale } from '@/lib/platform/i18n/locales'

/** A table that its editors ask to draw, in the box of `toArticleHtml`. */
const askedTable = /<figure class="bars">\s*<div class="table-scroll[^"]*"[^>]*>([\s\S]*?)<\/div>\s*<\/figure>/g

const row = /<tr[^>]*>[\s\S]*?<\/tr>/g
const numberCell = /(<td class="num[^>]*>)([\s\S]*?)(?=<\/td>)/g

const rowName = /<th scope="row"[^>]*>([\s\S]*?)<\/th>/

/** Text as attributes have it. */
const attributeOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '').replaceAll('"', '&quot;')

/** Longest name, in letters, that fits the narrow column of dates. */
const mostOfShort = 6

const isShare = (text: string): boolean => /^\d[\d.,]*\s?%$/.test(text)

/** The number of a cell, as a language writes it; 0 without one. */
function valueOf(text: string, locale: Locale): number {
  const [, sign, digits = '0'] = /([−-]?)(\d[\d.,]*)/.exec(text) ?? []
  const value = Number(locale === 'vi' ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', ''))
  return sign ? -value : value
}

interface Column {
  readonly areShares: boolean
  readonly low: number
  readonly high: number
  /** Each of its numbers is a share of a whole of its own, which is as long as the cell. */
  readonly isOfWholes: boolean
  /** The number of the last row. */
  readonly level: number | null
}

/** The columns of numbers, each on its own scale; columns of comparable shares use the same one. */
function columnsOf(body: string, foot: string, locale: Locale): readonly Column[] {
  const textsIn = (html: string) =>
    [...html.matchAll(row)].map(([cells]) => [...cells.matchAll(numberCell)].map(([, , text = '']) => text))
  const [rows, [last = []]] = [textsIn(body), textsIn(foot)]
  const columns = (rows[0] ?? []).map((_, column) => {
    const texts = rows.map((cells) => cells[column] ?? '')
    const values = texts.map((text) => valueOf(text, locale))
    return { values, areShares: texts.every(isShare), sum: values.reduce((total, value) => total + value, 0) }
  })
  const highestPart = Math.max(...columns.flatMap(({ values, areShares }) => (areShares ? values : [])))
  return columns.map(({ values, areShares, sum }, column) => {
    const text = last[column]
    const level = text === undefined ? null : valueOf(text, locale)
    const isOfWholes = areShares && Math.abs(sum - 100) > 1
    const all = [0, level ?? 0, ...values, ...(areShares ? [isOfWholes ? 100 : highestPart] : [])]
    return { low: Math.min(...all), high: Math.max(...all), areShares, isOfWholes, level }
  })
}

/**
 * A bar from zero with a line there, and behind it a broken line at the number of the last row, which begins with a dot at that number
 * itself, without a value. Short: documents carry it.
 */
function draw({ low, high, isOfWholes, level }: Column, value?: number): string {
  const length = (of: number) => `${Math.round((of / (high - low)) * 100)}%`
  const broken = (of: string) =>
    value === undefined
      ? `<line x1="${of}" x2="${of}" y1="50%" y2="100%"/><circle cx="${of}" cy="50%" r="4"/>`
      : `<line x1="${of}" x2="${of}" y2="100%"/>`
  const whole = isOfWholes ? '<rect class="whole" width="100%"/>' : ''
  const bar = (of: number) =>
    `${whole}<rect x="${length(Math.min(of, 0) - low)}" width="${length(Math.abs(of))}"/><rect class="zero" x="${length(-low)}"/>`
  return `<svg aria-hidden="true">${level === null ? '' : broken(length(level - low))}${value === undefined ? '' : bar(value)}</svg>`
}

/** Whether a table says of each part of a whole how large it is, and what became of it: that has the bar, the part is a number alone. */
const areParts = ([parts, changes, ...others]: readonly Column[]): boolean =>
  others.length === 0 && parts?.areShares === true && !parts.isOfWholes && changes?.areShares === false

function drawTable(table: string, locale: Locale): string {
  const [head = '', rest = ''] = table.split(/(?=<tbody)/)
  const [foot = ''] = /<tfoot[\s\S]*<\/tfoot>/.exec(rest) ?? []
  const body = rest.replace(foot, '')
  const columns = columnsOf(body, foot, locale)
  const isOfParts = areParts(columns)
  // On phones one column is below the other, each with the names of the rows (app/reading-bars-forms.css).
  const isParted = foot !== '' && columns.length > 1
  const drawRows = (html: string, areBars: boolean) =>
    html.replaceAll(row, (cells) => {
      let index = -1
      return cells.replaceAll(numberCell, (same, opening: string, text: string) => {
        index += 1
        const column = columns[index]
        if (column === undefined || column.low === column.high || (isOfParts && index === 0)) return same
        const tag = isParted ? opening.replace(/>$/, ` data-of="${nameOf(cells)}">`) : opening
        const value = valueOf(text, locale)
        const isBare = areBars && column.low < 0 && value !== 0 && tag.startsWith('<td class="num"')
        const toned = isBare ? tag.replace('num', value < 0 ? 'num down' : 'num up') : tag
        return toned + draw(column, areBars ? value : undefined) + text
      })
    })
  // A width for the names, also where the heading is hidden; what all bars are compared with is named above them.
  const names = [...body.matchAll(row)].map(([cells]) => nameOf(cells))
  const column = names.every((name) => name.length <= mostOfShort) ? '<col class="short">' : '<col>'
  const drawn =
    head.replace('<thead', `<colgroup>${column}</colgroup><thead`) +
    drawRows(foot, false).replace('<tfoot', '<tbody class="mean"').replace('</tfoot', '</tbody') +
    drawRows(body, true)
  const [cells = ''] = body.match(row) ?? []
  const isOne = [...cells.matchAll(/<t[dh]\b/g)].length === 2
  const areLengths = isOne && !/<line|class="num[^"]* (?:up|down)\b/.test(drawn)
  const looks = clsx('bars', isOne ? 'one' : 'several', areLengths && 'lengths', isOfParts && 'parts')
  return `<div class="${looks}">${drawn}</div>`
}

const nameOf = (cells: string): string => attributeOf(rowName.exec(cells)?.[1] ?? '')

/**
 * Draws the numbers of the tables that editors ask for, each beside its bar: columns with signs on both sides of zero, percentages
 * of different wholes over them, of parts of one whole only their changes, all others from zero. A row in `tfoot`, such as an average, moves to the top and is drawn as a line through all bars.
 * @param html of `toArticleHtml`
 */
export const drawBars = (html: string, locale: Locale): string =>
  html.replaceAll(askedTable, (_, table: string) => drawTable(table, locale))
