import { intlLocale } from '@/lib/platform/i18n/intl-locale'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { LiftedPrices, NamedPrice } from './lift-prices'
import { rulerOf } from './ruler'

const tables = /<table>(?:(?!<table)[\s\S])*?<\/table>/g
const row = /<tr>\s*<th[^>]*>([^<]+)<\/th>(?:\s*<td[^>]*>[^<]*<\/td>)*?\s*<td[^>]*>([^<]+)<\/td>\s*<\/tr>/g

const amountOf = (text: string): number => Number(text.replaceAll(/\D/g, ''))

/** Without its currency, which the table says. */
const bare = (text: string): string => text.replaceAll(/^\D+|\D+$/g, '')

/**
 * Sets the values of a report's scenarios above their table, on one line with its price.
 * @param html of `toArticleHtml`
 */
export function drawScenarios(html: string, { price, target }: LiftedPrices, locale: Locale): string {
  return html.replaceAll(tables, (table) => {
    const scenarios = [...table.matchAll(row)].map(([, name = '', text = '']) => ({
      name,
      text,
      value: amountOf(text),
    }))
    return scenarios.length === 3 && scenarios[1]?.value === target.value
      ? table.replace('</caption>', () => `${rulerWith(scenarios, price, locale)}</caption>`)
      : table
  })
}

function rulerWith(scenarios: readonly NamedPrice[], price: NamedPrice, locale: Locale): string {
  const change = new Intl.NumberFormat(intlLocale[locale], { style: 'percent', signDisplay: 'exceptZero' })
  const main = scenarios[1] ?? price
  return rulerOf(
    [...scenarios, price].map(({ name, text, value }) => {
      const said = `${name}: ${text}`
      if (value === price.value) return { said, from: value, to: value, look: 'is-price', below: [bare(text), name] }
      const above = [name, change.format(value / price.value - 1).replace('-', '−')] as const
      return { said, from: value, to: value, look: value === main.value ? 'is-main' : '', above, below: [bare(text)] }
    }),
    [price.value, main.value],
  )
}
