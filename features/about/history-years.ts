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

export interface HistoryScale {
  /** Where each year begins between the first event and the end of the latest year, in percent: its earliest event. */
  readonly places: readonly number[]
  /** Years to name along the scale, oldest first, and where each begins, in percent. */
  readonly ticks: readonly { readonly year: number; readonly at: number }[]
  /** Part of the scale that a year takes, in percent. */
  readonly yearShare: number
}

/** Most intervals between the years named along the scale. */
const parts = 4

/** @param years newest first */
export function toScale(years: readonly HistoryYear[]): HistoryScale {
  const starts = years.map(({ entries }) => Date.parse(entries.at(-1)?.date ?? ''))
  const first = starts.at(-1) ?? 0
  const [newest = 0, oldest = 0] = [years[0]?.year, years.at(-1)?.year]
  const length = Date.UTC(newest + 1, 0) - first
  const toPlace = (time: number) => Math.round((Math.max(0, time - first) / length) * 1000) / 10
  const step = Math.max(1, Math.ceil((newest - oldest) / parts))
  const ticks = Array.from({ length: Math.floor((newest - oldest) / step) + 1 }, (_, index) => oldest + index * step)
  return {
    places: starts.map(toPlace),
    ticks: ticks.map((year) => ({ year, at: toPlace(Date.UTC(year, 0)) })),
    yearShare: Math.round(((365.25 * 86_400_000) / length) * 10_000) / 100,
  }
}
