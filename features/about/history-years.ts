import type { HistoryEntry } from '@/lib/backends/main/content'

export interface HistoryYear {
  readonly year: number
  readonly entries: readonly HistoryEntry[]
}

/** Groups history entries by year; years and the entries within a year are in descending order. */
export function toHistoryYears(entries: readonly HistoryEntry[]): readonly HistoryYear[] {
  const newestFirst = entries.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
  return [...Map.groupBy(newestFirst, ({ year }) => year)].map(([year, members]) => ({ year, entries: members }))
}

/**
 * Where each year begins between the first event and the end of the latest year, in percent: its earliest event.
 * @param years newest first
 */
export function toPlaces(years: readonly HistoryYear[]): readonly number[] {
  const starts = years.map(({ entries }) => Date.parse(entries.at(-1)?.date ?? ''))
  const first = starts.at(-1) ?? 0
  const end = Date.UTC((years[0]?.year ?? 0) + 1, 0)
  return starts.map((start) => Math.round(((start - first) / (end - first)) * 1000) / 10)
}
