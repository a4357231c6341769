import type { Locale } from '@/lib/platform/i18n/locales'
import { z } from '@/lib/platform/zod/zod'

/** Longer charts are lines, of one series; shorter ones are bars. */
export const mostBars = 6

/** A chart of the numbers of a table: a label for each row, a series for each column of numbers. */
const chartSchema = z.strictObject({
  labels: z.array(z.string()).min(2),
  series: z.array(z.strictObject({ name: z.string(), values: z.array(z.number()) })).min(1),
})

export type Chart = z.output<typeof chartSchema>

/** A number as a language writes it, with or without sign, unit and per-cent sign; null for other text. */
export function parseNumber(text: string, locale: Locale): number | null {
  const plain = text.trim().replace('−', '-').replaceAll(/[%\s]/g, '')
  const decimal = locale === 'vi' ? plain.replaceAll('.', '').replace(',', '.') : plain.replaceAll(',', '')
  return /^[+-]?\d+(?:\.\d+)?$/.test(decimal) ? Number(decimal) : null
}

/**
 * The chart of a table: of all its columns of numbers, or of the first one if there are many rows. Throws if no column
 * holds numbers alone.
 */
export function chartOfTable(header: readonly string[], rows: readonly (readonly string[])[], locale: Locale): Chart {
  const series = header.slice(1).flatMap((name, column) => {
    const values = rows.map((row) => parseNumber(row[column + 1] ?? '', locale))
    return values.some((value) => value === null) ? [] : [{ name, values: values.filter((value) => value !== null) }]
  })
  const drawn = rows.length > mostBars ? series.slice(0, 1) : series
  return chartSchema.parse({ labels: rows.map(([label = '']) => label), series: drawn })
}

/** Path of the picture: its name is the chart itself, so that no list of charts is needed. */
export function chartPath(chart: Chart): string {
  return `/media/charts/${Buffer.from(JSON.stringify(chart)).toString('base64url')}.svg`
}

/** The chart in the name of a picture; undefined for any other name. */
export function chartOfName(name: string): Chart | undefined {
  try {
    const parsed = chartSchema.safeParse(JSON.parse(Buffer.from(name, 'base64url').toString('utf8')))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
