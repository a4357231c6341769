import type { MarketSessionWire } from '@/lib/backends/market/schemas'
import { vietnamClock } from '@/lib/platform/time/vietnam-clock'

import { businessDayAfter, businessDayBefore, isBusinessDay } from '../clock'

type Phase = MarketSessionWire['data']['phase']

const minute = 60_000

/** Phases of a trading day of the Ho Chi Minh City exchange, by the minute after midnight at which each ends. */
const phases: ReadonlyArray<readonly [phase: Phase, end: number]> = [
  ['before', 9 * 60],
  ['opening', 9 * 60 + 15],
  ['continuous', 11 * 60 + 30],
  ['break', 13 * 60],
  ['continuous', 14 * 60 + 30],
  ['closing', 14 * 60 + 45],
  ['after', 15 * 60],
]

const matching = [
  { from: 9 * 60, to: 11 * 60 + 30 },
  { from: 13 * 60, to: 14 * 60 + 45 },
] as const

/** Minutes of a day in which orders are matched. */
export const minutesOfDay = matching.reduce((sum, { from, to }) => sum + to - from, 0)

/** Where the market is at a moment. */
interface TradingMoment {
  readonly phase: Phase
  /** Milliseconds since 1970. */
  readonly phaseEndsAt: number
  /** yyyy-MM-dd of the session whose figures are the newest. */
  readonly day: string
  /** Minutes of that session in which orders have been matched. */
  readonly elapsed: number
  /** Of the newest figure, milliseconds since 1970. */
  readonly asOf: number
}

/** An instant, milliseconds since 1970. @param minutes after midnight in Vietnam */
const instantOf = (day: string, minutes: number) => Date.parse(`${day}T00:00:00+07:00`) + minutes * minute

const lastMinute = 14 * 60 + 45

/** When orders are first and last matched. */
export const sessionHours = ['9:00', '14:45'] as const

/** @param now milliseconds since 1970 */
export function tradingMoment(now: number): TradingMoment {
  const { date, minutes } = vietnamClock(new Date(now))
  const current = isBusinessDay(date) ? phases.find(([, end]) => minutes < end) : undefined
  const [phase, end] = current ?? (['closed', 9 * 60] as const)
  const phaseEndsAt = instantOf(current ? date : businessDayAfter(date), end)
  const hasBegun = isBusinessDay(date) && phase !== 'before'
  if (!hasBegun) {
    const day = businessDayBefore(date)
    return { phase, phaseEndsAt, day, elapsed: minutesOfDay, asOf: instantOf(day, lastMinute) }
  }
  const elapsed = matching.reduce((sum, { from, to }) => sum + Math.min(Math.max(minutes - from, 0), to - from), 0)
  const newest = phase === 'break' ? matching[0].to : Math.min(minutes, lastMinute)
  return { phase, phaseEndsAt, day: date, elapsed, asOf: instantOf(date, newest) }
}
