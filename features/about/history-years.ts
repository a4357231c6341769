import type { HistoryEntry } from '@/lib/backends/main/content'

export interface HistoryYear {
  readonly year: number
  readonly entries: readonly HistoryEntry[]
}

/** Milestones by year, the latest year first; within a year the latest milestone first. */
export function toHistoryYears(entries: readonly HistoryEntry[]): readonly HistoryYear[] {
  const newestFirst = entries.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
  return [...Map.groupBy(newestFirst, ({ year }) => year)].map(([year, members]) => ({ year, entries: members }))
}
