import { sampleWalk } from '@/components/app-screen/sample-market'

import { minutesOfDay } from './trading-day'

/** Minutes between two points of a line. */
const minutesPerPoint = 5

export const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

/** The name of a day's walk of an index, equal wherever that day is shown. */
export const walkOf = (index: string, day: string) => `index:${index}:${day}`

/** A day's walk from one value to another, as far as it has happened: to its end, if the minutes are not given. */
export function dayWalk(
  seed: string,
  [from, to]: readonly [number, number],
  digits: number,
  elapsed = minutesOfDay,
): readonly number[] {
  const count = Math.ceil(minutesOfDay / minutesPerPoint) + 1
  const shown = Math.max(1, Math.round((elapsed / minutesOfDay) * (count - 1)) + 1)
  return sampleWalk(seed, from, to, count)
    .slice(0, shown)
    .map((value) => rounded(value, digits))
}
