import { changeOuterTables } from './outer-tables'

const row = /<tr>(?<cells>(?:(?!<\/tr>)[\s\S])*<td class="num"[^>]*>(?<percent>\d{1,3}(?:[.,]\d+)?)\s?%<\/td>)<\/tr>/g

/**
 * Marks the rows of each table that divides a whole, i.e. whose last column has percentages that add up to 100, give or take
 * rounding: `<tr style="--from:51%;--share:14%">`, where its part of one bar begins and how long it is.
 * @param html of `toArticleHtml`
 */
export function markShares(html: string): string {
  return changeOuterTables(html, (table) => {
    const shares = [...table.matchAll(row)].map(({ groups }) => toNumber(groups?.percent ?? ''))
    const total = shares.reduce((sum, share) => sum + share, 0)
    const rows = table.split('<tbody>').at(-1)?.split('<tr>').length ?? 0
    if (shares.length < 2 || shares.length !== rows - 1 || Math.abs(total - 100) > 1) return table
    let from = 0
    return table.replace(row, (_, cells: string, percent: string) => {
      const share = toNumber(percent)
      const marked = `<tr style="--from:${Number(from.toFixed(2))}%;--share:${share}%">${cells}</tr>`
      from += share
      return marked
    })
  })
}

const amountRow = /<tr>(?<cells>(?:(?!<\/tr>)[\s\S])*<td class="num">(?<amount>[^<]*)<\/td>)<\/tr>/g

/**
 * Marks the rows of each table whose last column has amounts of one unit: `<tr style="--share:40%">`, in one scale, the
 * largest being 100%.
 * @param html of `toArticleHtml`
 */
export function markAmounts(html: string): string {
  return changeOuterTables(html, (table) => {
    const rows = [...table.matchAll(amountRow)].map(({ groups }) => groups?.amount ?? '')
    const units = new Set(rows.map((amount) => amount.replaceAll(/[\d.,]/g, '')))
    const largest = Math.max(...rows.map(toAmount))
    if (rows.length < 2 || units.size > 1 || !(largest > 0)) return table
    return table.replace(amountRow, (_, cells: string, amount: string) => {
      return `<tr style="--share:${Math.round((toAmount(amount) / largest) * 100)}%">${cells}</tr>`
    })
  })
}

const changeRow =
  /<tr>(?<cells>(?:(?!<\/tr>)[\s\S])*?<td class="num (?:up|down)"[^>]*>(?<change>[^<]*)<\/td>(?:(?!<\/tr>)[\s\S])*)<\/tr>/g

/**
 * Marks the rows of each table of results: `<tr style="--share:40%">`, the first column of changes in one scale, the largest
 * gain being 100%. A loss has no bar.
 * @param html of `toArticleHtml`
 */
export function markChanges(html: string): string {
  return changeOuterTables(html, (table) => {
    const largest = Math.max(...[...table.matchAll(changeRow)].map(({ groups }) => toGain(groups?.change ?? '')))
    if (!(largest > 0)) return table
    return table.replace(changeRow, (_, cells: string, change: string) => {
      return `<tr style="--share:${Math.round((toGain(change) / largest) * 100)}%">${cells}</tr>`
    })
  })
}

const toGain = (change: string) => (change.startsWith('+') ? toNumber(/\d+(?:[.,]\d+)?/.exec(change)?.[0] ?? '0') : 0)

/** Whole amounts only, so that every point and comma separates thousands. */
const toAmount = (amount: string) =>
  /[.,]\d{1,2}(?!\d)/.test(amount) ? Number.NaN : Number(amount.replaceAll(/\D/g, ''))

const toNumber = (percent: string) => Number(percent.replace(',', '.'))
