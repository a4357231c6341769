import type { Locale } from '@/lib/platform/i18n/locales'

import { toAmount } from './find-numbers'
import type { Bar, Chart } from './mark'
import { riseIn } from './market-drawings'
import { captionOf, cellsOf, tablesIn } from './tables'

interface Table {
  readonly heading: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly caption: string
  /** The number of the picture's figure. */
  readonly figure: string
  readonly locale: Locale
}

const words = {
  vi: {
    floor: 'Sàn',
    reference: 'Tham chiếu',
    ceiling: 'Trần',
    exercise: 'Giá thực hiện',
    shortExercise: 'Thực hiện',
    ratio: 'Tỷ lệ',
    even: 'Hòa vốn',
    now: 'Ứng ngay',
    due: 'Tiền bán về',
  },
  en: {
    floor: 'Floor',
    reference: 'Reference',
    ceiling: 'Ceiling',
    exercise: 'Strike',
    shortExercise: 'Strike',
    ratio: 'Ratio',
    even: 'Break-even',
    now: 'Paid now',
    due: 'Proceeds due',
  },
  ko: {
    floor: '하한가',
    reference: '기준가',
    ceiling: '상한가',
    exercise: '행사가격',
    shortExercise: '행사가격',
    ratio: '비율',
    even: '손익분기',
    now: '선지급',
    due: '매도대금',
  },
} as const satisfies Record<Locale, object>

const decimalOf = (locale: Locale) => (locale === 'vi' ? ',' : '.')

/** A column as bars of one unit, or nothing. */
function columnOf({ rows, locale }: Table, column: number): readonly Bar[] {
  const bars = rows.flatMap((row): (Bar & { unit: string })[] => {
    const text = row.at(column) ?? ''
    const amount = toAmount(text, decimalOf(locale))
    return amount === null ? [] : [{ label: row[0] ?? '', text, ...amount }]
  })
  const isWhole = bars.length === rows.length && new Set(bars.map(({ unit }) => unit)).size === 1
  return isWhole ? bars.map(({ label, text, value }) => ({ label, text, value })) : []
}

const isRising = (values: readonly number[]): boolean =>
  values.length > 1 && values.every((value, index) => index === 0 || value >= (values[index - 1] ?? value))

/** The number of a cell; Korean writes hundreds of millions in a unit of their own. */
function firstNumber(text: string, locale: Locale): number {
  const { value, unit } = toAmount(text, decimalOf(locale)) ?? { value: Number.NaN, unit: '' }
  return unit.startsWith('억') ? value * 10_000 : value
}

/** How many make up for one share: what a share is above the price up to which all is lost, over what each pays there. */
function ratioOf({ rows, locale }: Table, points: readonly (Bar & { readonly price: number })[]): number {
  const from = points.findLast(({ value }) => value === points[0]?.value)?.price ?? 0
  const last = points.at(-1)?.price ?? 0
  return Math.round((last - from) / firstNumber(rows.at(-1)?.[1] ?? '', locale))
}

/** A chart of a table, if its rows are those of such a chart. */
const charts: Readonly<Record<string, (table: Table) => Chart | null>> = {
  bands: ({ heading, rows, locale }) => {
    const { floor, reference, ceiling } = words[locale]
    const [low, high] = [heading.indexOf(floor), heading.indexOf(ceiling)]
    const bands = rows.flatMap((row) => {
      const [, percent = ''] = row.map((cell) => /^±?([\d.,]+)%$/.exec(cell)).find((found) => found !== null) ?? []
      const reach = firstNumber(percent, locale)
      return percent === ''
        ? []
        : [{ label: row[0] ?? '', reach, low: row[low] ?? `−${percent}%`, high: row[high] ?? `+${percent}%` }]
    })
    return bands.length === rows.length ? { kind: 'bands', bands, names: [floor, reference, ceiling] } : null
  },
  gains: (table) => {
    const bars = columnOf(table, -1)
    const isSigned = bars.some(({ value }) => value < 0) && bars.some(({ value }) => value > 0)
    return isSigned ? { kind: 'gains', bars, rise: riseIn(table.locale) } : null
  },
  payoff: (table) => {
    const { exercise, even, shortExercise, ratio } = words[table.locale]
    const points = columnOf(table, -1).map((bar) => ({ ...bar, price: firstNumber(bar.label, table.locale) }))
    const isLine = isRising(points.map(({ price }) => price)) && isRising(points.map(({ value }) => value))
    if (!isLine) return null
    const names = [exercise, even, shortExercise] as const
    return { kind: 'payoff', points, names, ratio: `${ratio} ${ratioOf(table, points)}:1`, rise: riseIn(table.locale) }
  },
  payments: ({ heading, rows, locale }) => {
    const times = rows.map(([label = '']) => ({ label, text: label, value: Number.parseInt(label, 10) }))
    const named = (column: number, row = 0): Bar => {
      const text = rows.at(row)?.[column] ?? ''
      return { label: heading[column] ?? '', text, value: firstNumber(text, locale) }
    }
    const [each, last] = [named(1), named(2, -1)]
    return isRising(times.map(({ value }) => value)) && last.value > each.value
      ? { kind: 'payments', times, each, last }
      : null
  },
  cascade: (table) => {
    const columns = table.heading.map((_, column) => columnOf(table, column))
    const bars = columns.findLast((column) => column.length > 2 && column.every(({ text }) => /^\d/.test(text))) ?? []
    // Rows that have only numbers are named by what follows.
    const isNumbered = bars.every(({ label }) => /^[\d–~]+$/.test(label))
    const named = bars.map((bar, row) => ({
      ...bar,
      label: (isNumbered ? (table.rows[row]?.[1] ?? '') : bar.label).replace(/(?:,| \().*$/, ''),
    }))
    return named.length > 0
      ? { kind: 'cascade', bars: named, at: named.findIndex(({ text }) => text === table.figure) }
      : null
  },
  advance: ({ rows, caption, locale }) => {
    const { now, due } = words[locale]
    const days = Number(rows[0]?.[1])
    const [amount] = /(?:VND )?\d[\d.,]* ?(?:triệu đồng|million|억 동)/.exec(caption) ?? []
    if (Number.isNaN(days) || amount === undefined) return null
    const names = Array.from({ length: days + 1 }, (_, day) => (day === 0 ? 'T' : `T+${day}`))
    return { kind: 'advance', days: names, amount, names: [now, due] }
  },
  zones: ({ rows }) => {
    const limits = rows.flatMap(([, cell = '']) => /^[+−]\d+%/.exec(cell)?.[0] ?? [])
    return rows.length === 3 && limits.length === 2
      ? { kind: 'zones', names: rows.map(([name = '']) => name).toReversed(), limits: limits.toReversed() }
      : null
  },
}

/** The chart that editors noted by its name, of the first table that has its rows. */
export function chartNoted(
  noted: string | undefined,
  { content, figure }: { content: string; figure: string },
  locale: Locale,
): Chart | null {
  const build = charts[noted ?? '']
  if (build === undefined) return null
  for (const table of tablesIn(content)) {
    const [heading = [], ...rows] = cellsOf(table)
    const chart = build({ heading, rows, caption: captionOf(table).subject, figure, locale })
    if (chart !== null) return chart
  }
  return null
}
