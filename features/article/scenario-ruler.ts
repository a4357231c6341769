import { intlLocale } from '@/lib/platform/i18n/intl-locale'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { LiftedPrices, NamedPrice } from './lift-prices'

const tables = /<table>(?:(?!<table)[\s\S])*?<\/table>/g
const row = /<tr>\s*<th[^>]*>([^<]+)<\/th>(?:\s*<td[^>]*>[^<]*<\/td>)*?\s*<td[^>]*>([^<]+)<\/td>\s*<\/tr>/g

/** Figures whose last one is the target: the values that it is the average of, and it. */
const leading =
  /(<div class="table-scroll figures)("[^>]*><table>(?:(?!<\/table>)[\s\S])*<td[^>]*>([^<]+)<\/td>\s*<\/tr>\s*<\/tbody>)/g

const amountOf = (text: string): number => Number(text.replaceAll(/\D/g, ''))

/** Without its currency, which the table says. */
const bare = (text: string): string => text.replaceAll(/^\D+|\D+$/g, '')

/**
 * Sets the values of a report's scenarios above their table, on one line with its price, and marks the values that lead to its
 * target.
 * @param html of `toArticleHtml`
 */
export function drawScenarios(html: string, { price, target }: LiftedPrices, locale: Locale): string {
  return html
    .replaceAll(leading, (whole, box: string, rest: string, last: string) =>
      last === target.text ? `${box} leads${rest}` : whole,
    )
    .replaceAll(tables, (table) => {
      const scenarios = [...table.matchAll(row)].map(([, name = '', text = '']) => ({
        name,
        text,
        value: amountOf(text),
      }))
      return scenarios.length === 3 && scenarios[1]?.value === target.value
        ? table.replace('</caption>', () => `${rulerOf(scenarios, price, locale)}</caption>`)
        : table
    })
}

function rulerOf(scenarios: readonly NamedPrice[], price: NamedPrice, locale: Locale): string {
  const all = [...scenarios, price].map(({ value }) => value)
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const at = (value: number) => `${((100 * (value - low)) / (high - low)).toFixed(1)}%`
  const change = new Intl.NumberFormat(intlLocale[locale], { style: 'percent', signDisplay: 'exceptZero' })
  const word = (value: number, y: number, said: string, look = '') => {
    const [anchor, dx] = value === low ? ['start', -8] : value === high ? ['end', 8] : ['middle', 0]
    return `<text x="${at(value)}" y="${y}" dx="${dx}" text-anchor="${anchor}"${look && ` class="${look}"`}>${said}</text>`
  }
  const main = scenarios[1]?.value ?? price.value
  const named = scenarios.map(({ name, text, value }) => {
    const look = value === main ? 'is-main' : ''
    return [
      word(value, 14, name, 'is-soft'),
      word(value, 34, change.format(value / price.value - 1).replace('-', '−'), look),
      `<circle cx="${at(value)}" cy="50" r="${look ? 7 : 5}"${look && ` class="${look}"`}/>`,
      word(value, 76, bare(text), look),
    ].join('')
  })
  const line = (from: number, to: number, look = '') =>
    `<line x1="${at(from)}" x2="${at(to)}" y1="50" y2="50"${look && ` class="${look}"`}/>`
  const said = [...scenarios, price].map(({ name, text }) => `${name}: ${text}`).join('; ')
  return `<svg class="scenario-ruler" role="img" aria-label="${said}">${line(low, high)}${line(price.value, main, 'is-main')}${named.join('')}<circle cx="${at(price.value)}" cy="50" r="6" class="is-price"/>${word(price.value, 76, bare(price.text))}${word(price.value, 94, price.name, 'is-soft')}</svg>`
}
