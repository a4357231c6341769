import { deflateRawSync, inflateRawSync } from 'node:zlib'

import { type Locale, locales } from '@/lib/platform/i18n/locales'
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
  /** Whose numbers they are, and whose colours of rises and falls. */
  locale: z.enum(locales),
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
    locale,
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
    locale,
  })
}

/** Words that charts have in common, so that their names stay short: documents carry them. */
const dictionary = Buffer.from(
  [
    'line\tko\n 전년 동기\n 지지선; 저항선; 20일 평균\nline\ten\n a year ago\n support; resistance; 20-session average',
    'bars\tko\n(전망)\t\nbars\ten\n (forecast)\t\nrange\tko\n 주가\n낙관\n기본\n비관\nrange\ten\n price on \nFavourable\nBase\nAdverse',
    'floors\tvi\n 4/11\n 5/11\n 6/11\t1.7, 1.73 1.74 hỗ trợ; kháng cự; bình quân 20 phiên\nline\tvi\tSN100\nrange\tvi\tGiá trị\n giá \nThuận lợi\t.000\nCơ sở\t.500\nBất lợi\t.00',
    'bars\tvi\tLợi nhuận\n\n2023\t2024\t2025F (dự phóng)\t2026F (dự phóng)\t.000\n2027F (dự phóng)\t.500',
    'line\tvi\tTỷ lệ\n% một năm trước\nI/2025\t0%\nII/2025\t5%\nIII/2025\t7%\nIV/2025\t8%\nI/2026\t7%\nII/2026\t8%\nIII/2026\t7%',
  ].join('\n'),
)

/** A chart as a text: its form, its language and the names of its series; its levels; a row for each label with its numbers. */
function textOf({ form, locale, series, levels, labels, forecast }: Chart): string {
  const rows = labels.map((label, index) => {
    const isForecast = forecast !== null && index >= forecast.from
    return [isForecast ? `${label} (${forecast.word})` : label, ...series.map(({ texts }) => texts[index] ?? '')]
  })
  const named = levels.map(({ number, name }) => `${number} ${name}`).join('; ')
  return [[form, locale, ...series.map(({ name }) => name)], [named], ...rows]
    .map((cells) => cells.join('\t'))
    .join('\n')
}

/** The chart that `textOf` wrote; throws for another text. */
function chartOfText(text: string): Chart {
  const [[form, locale, ...names] = [], [levels = ''] = [], ...rows] = text.split('\n').map((line) => line.split('\t'))
  const known = z.enum(locales).parse(locale)
  return { ...chartOfTable(['', ...names], rows, known, levels || undefined), form: chartSchema.shape.form.parse(form) }
}

/** Path of the picture: its name is the chart itself, compressed, so that no list of charts is needed. */
export function chartPath(chart: Chart): string {
  const name = deflateRawSync(textOf(chart), { dictionary, level: 9 }).toString('base64url')
  return `/media/charts/${name}.svg`
}

/** The chart in the name of a picture; undefined for any other name. */
export function chartOfName(name: string): Chart | undefined {
  try {
    return chartOfText(
      inflateRawSync(Buffer.from(name, 'base64url'), { dictionary, maxOutputLength: 10_000 }).toString('utf8'),
    )
  } catch {
    return undefined
  }
}
