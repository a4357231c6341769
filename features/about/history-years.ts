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
