import type { Locale } from '@/lib/platform/i18n/locales'

import { words } from '../seed/market/words'
import type { SeedReport } from '../seed/types'
import type { Drawing } from './drawing'
import { toAmount } from './find-numbers'
import { dayOf, riseIn, texts } from './market-drawings'
import type { Bar } from './mark'
import { cellsOf, tablesIn } from './tables'

/** The month so many months after a day, with its year: an axis may begin in one and end in the next. */
function monthOf(day: string, after: number, locale: Locale): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + after)
  const month = locale === 'en' ? 'short' : 'numeric'
  return new Intl.DateTimeFormat(locale, { month, year: 'numeric', timeZone: 'UTC' }).format(date)
}

/** A target in a line of a thumbnail. */
const toTarget = {
  vi: (value: string) => `đến ${value}`,
  en: (value: string) => `to ${value}`,
  ko: (value: string) => `목표 ${value}`,
} as const satisfies Record<Locale, (value: string) => string>

/** The price of a share and the target of a report on it, in VND, between its other scenarios where the report has them. */
export function drawingOfTarget(
  title: string,
  { ticker, price, target, past = [] }: NonNullable<SeedReport['company']>,
  { day, content }: { day: string; content: string },
  locale: Locale,
): Drawing {
  const { number, signed } = words[locale]
  const { price: now, target: aim, against, issued, note } = texts[locale]
  const said = ({ label, value }: Omit<Bar, 'text'>) => ({ label, value, text: number(value) })
  const change = signed((target / price - 1) * 100, 1)
  const scenarios = scenariosIn(content, target, locale === 'vi' ? ',' : '.').map(said)
  return {
    kind: 'target',
    title,
    short: { number: change, label: toTarget[locale](number(target)) },
    tone: target < price ? 'd' : 'u',
    rise: riseIn(locale),
    past: past.map((value, at) => said({ label: monthOf(day, at - past.length, locale), value })),
    until: monthOf(day, 12, locale),
    note,
    at: [issued, dayOf(day, locale)],
    figure: { number: change, label: `${ticker} ${against}` },
    price: { label: `${now} ${dayOf(day, locale)}`, value: price, text: number(price) },
    ends: scenarios.length > 0 ? scenarios : [{ label: aim, value: target, text: number(target) }],
  }
}

/** The rows of the table whose last column has the target between two other values. */
function scenariosIn(content: string, target: number, decimal: ',' | '.') {
  for (const table of tablesIn(content)) {
    const [, ...rows] = cellsOf(table)
    const values = rows.map((row) => ({ label: row[0] ?? '', value: toAmount(row.at(-1) ?? '', decimal)?.value ?? 0 }))
    if (values.length === 3 && values[1]?.value === target) return values
  }
  return []
}
