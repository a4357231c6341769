import { deflateRawSync, inflateRawSync } from 'node:zlib'

import type { Locale } from '@/lib/platform/i18n/locales'
import { z } from '@/lib/platform/zod/zod'

/** Longer charts are lines, of one series; shorter ones are bars. */
const mostBars = 6

/** A level or a range that a chart names, such as a support or the price of today. */
const levelSchema = z.strictObject({
  from: z.number(),
  to: z.number(),
  number: z.string(),
  name: z.string(),
})

/** A chart of the numbers of a table: a label for each row, a series for each column of numbers, with them as the table writes them. */
const chartSchema = z.strictObject({
  form: z.enum(['bars', 'line', 'range', 'floors']),
  labels: z.array(z.string()).min(2),
  series: z.array(z.strictObject({ name: z.string(), values: z.array(z.number()), texts: z.array(z.string()) })).min(1),
  levels: z.array(levelSchema),
  /** The rows from one on that are not known yet, and the word for it. */
  forecast: z.strictObject({ from: z.int(), word: z.string() }).nullable(),
  /** The colour of a rise where it is not green. */
  rise: z.literal('red').optional(),
})

export type Chart = z.output<typeof chartSchema>
export type Level = z.output<typeof levelSchema>

/** A number as a language writes it, with or without sign, unit and per-cent sign; null for other text. */
export function parseNumber(text: string, locale: Locale): number | null {
  const plain = text.trim().replace('−', '-').replaceAll(/[%\s]/g, '')
  const decimal = locale === 'vi' ? plain.replaceAll('.', '').replace(',', '.') : plain.replaceAll(',', '')
  return /^[+-]?\d+(?:\.\d+)?$/.test(decimal) ? Number(decimal) : null
}

/** `1.725–1.730 vùng đỡ; 1.760 đỉnh tháng`. */
function levelsOf(text: string, locale: Locale): Level[] {
  return text.split('; ').map((part) => {
    const [, number = '', name = ''] = /^(\S+) (.+)$/.exec(part) ?? []
    const [from, to = from] = number.split(/[–~]/).map((each) => parseNumber(each, locale))
    return levelSchema.parse({ from, to, number, name })
  })
}

/** What the last labels say in brackets, all of them the same. */
const bracket = / ?\(([^()]+)\)$/

function forecastOf(labels: readonly string[]): Chart['forecast'] {
  const from = labels.findIndex((label) => bracket.test(label))
  const word = bracket.exec(labels[from] ?? '')?.[1]
  const isOne = labels.slice(from).every((label) => bracket.exec(label)?.[1] === word)
  return word !== undefined && from > 0 && isOne ? { from, word } : null
}

/**
 * The chart of a table: of all its columns of numbers, or of the first one if there are many rows. Throws if no column
 * holds numbers alone.
 */
export function chartOfTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  locale: Locale,
  levels?: string,
): Chart {
  const columns = header.slice(1).map((name, column) => ({
    name,
    texts: rows.map((row) => row[column + 1] ?? ''),
  }))
  const series = columns.flatMap(({ name, texts }) => {
    const values = texts.map((text) => parseNumber(text, locale))
    return values.some((value) => value === null)
      ? []
      : [{ name, texts, values: values.filter((value) => value !== null) }]
  })
  const isLong = rows.length > mostBars
  const labels = rows.map(([label = '']) => label)
  const forecast = forecastOf(labels)
  return chartSchema.parse({
    form: isLong ? 'line' : 'bars',
    labels: forecast === null ? labels : labels.map((label) => label.replace(bracket, '')),
    series: isLong ? series.slice(0, 1) : series,
    levels: levels === undefined ? [] : levelsOf(levels, locale),
    forecast,
  })
}

/** The price after each session at the floor: how far it may fall for each row, and the number of those sessions; the levels are the price at the beginning and the change of a session. */
export function floorsOfTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  locale: Locale,
  levels = '',
): Chart {
  return { ...chartOfTable(header, rows, locale, levels), form: 'floors' }
}

/** The currency of a price. */
const currency = /^VND\s|\s?(?:đ|동)$/g

/** What may come of a price, as points of one scale: the prices of the last column of a table, the levels, such as that of today, among them. Throws without a level. */
export function rangeOfTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  locale: Locale,
  levels = '',
): Chart {
  const texts = rows.map((row) => (row.at(-1) ?? '').replaceAll(currency, ''))
  return chartSchema.parse({
    form: 'range',
    labels: rows.map(([label = '']) => label),
    series: [{ name: header.at(-1) ?? '', texts, values: texts.map((text) => parseNumber(text, locale)) }],
    levels: levelsOf(levels, locale),
    forecast: null,
    rise: locale === 'ko' ? 'red' : undefined,
  })
}

/** What charts have in common, so that their names stay short: documents carry them. */
const dictionary = Buffer.from(
  ['line', 'bars']
    .map((form) => `{"form":"${form}","labels":["2024","2025","2026","2027"],"series":[{"name":"","values":[`)
    .join('') +
    ']},"texts":["],"levels":[{"from":,"to":,"number":"","name":""}],"forecast":{"from":2,"word":""}}"levels":[],"forecast":null}',
)

/** Path of the picture: its name is the chart itself, compressed, so that no list of charts is needed. */
export function chartPath(chart: Chart): string {
  const name = deflateRawSync(JSON.stringify(chart), { dictionary, level: 9 }).toString('base64url')
  return `/media/charts/${name}.svg`
}

/** The chart in the name of a picture; undefined for any other name. */
export function chartOfName(name: string): Chart | undefined {
  try {
    const json = inflateRawSync(Buffer.from(name, 'base64url'), { dictionary, maxOutputLength: 10_000 })
    const parsed = chartSchema.safeParse(JSON.parse(json.toString('utf8')))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
