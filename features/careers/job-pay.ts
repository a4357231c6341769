import type { Locale } from '@/lib/platform/i18n/locales'

export interface JobPay {
  /** What the amount is: "Salary before tax". */
  readonly label: string
  readonly amount: string
  /** What the text adds in brackets. */
  readonly note: string | null
}

/** How a line of a vacancy about its pay begins, as its writers begin it (tests/sandbox/seed/job-conditions.ts). */
const labels: Readonly<Record<Locale, string>> = {
  vi: 'Lương trước thuế|Thu nhập',
  en: 'Salary before tax|Pay',
  ko: '세전 월급|급여',
}

const lineOf = (locale: Locale) =>
  new RegExp(String.raw`<li>\s*(${labels[locale]}):\s*([^<(]+?)\s*(?:\(([^<)]+)\)\s*)?</li>`)

/** The pay that the text of a vacancy names in a line of its own, as "label: amount (note)"; null: none. */
export function jobPay(html: string, locale: Locale): JobPay | null {
  const line = lineOf(locale).exec(html)
  if (line === null) return null
  const [, label = '', amount = '', note = null] = line
  return { label, amount, note }
}

/** How an amount ends that is paid every month. In Korean its label says so. */
const periods: Readonly<Record<Locale, string | null>> = { vi: ' một tháng', en: ' a month', ko: null }

/** An amount without the words for how often it is paid, so that these can be smaller; null: it has none. */
export function splitPeriod(amount: string, locale: Locale): { readonly sum: string; readonly period: string | null } {
  const end = periods[locale]
  return end !== null && amount.endsWith(end)
    ? { sum: amount.slice(0, -end.length), period: end.trim() }
    : { sum: amount, period: null }
}

/** A range in the unit that the list of jobs names once above its column (`careers.job.payInUnit`); texts keep some of its words together. */
const ranges: Readonly<Record<Locale, RegExp>> = {
  vi: /^(\d+–\d+)\striệu\sđồng\smột\stháng$/,
  en: /^VND\s(\d+–\d+)\smillion\sa\smonth$/,
  ko: /^([\d,]+)만~([\d,]+)만\s동\u2060?$/,
}

/** The numbers of an amount without its unit; null: it is none of that unit. */
export function payRange(amount: string, locale: Locale): string | null {
  const [, ...numbers] = ranges[locale].exec(amount) ?? []
  return numbers.join('~') || null
}

/** Removes the line about pay, which the page shows elsewhere. The only line of a list is kept, so that no empty list remains. */
export function withoutPay(html: string, locale: Locale): string {
  const rest = html.replace(lineOf(locale), '')
  return /<ul>\s*<\/ul>/.test(rest) ? html : rest
}
