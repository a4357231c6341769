import { describe, expect, it } from 'vitest'

import { boardStocks, priceBand, sampleStocks } from '@/components/app-screen/sample-market'

import { SeedClock } from '../clock'
import { LiveMarket } from './live-market'
import { sessionAt } from './session'
import { minutesOfDay, tradingMoment } from './trading-day'

/** A moment in Vietnam. Friday 20 November 2026 is a trading day, Monday 23 November the next. */
const at = (day: string, time: string) => Date.parse(`${day}T${time}:00+07:00`)
const friday = '2026-11-20'

describe('tradingMoment', () => {
  it.each([
    ['08:59', 'before', '09:00', minutesOfDay],
    ['09:00', 'opening', '09:15', 0],
    ['09:15', 'continuous', '11:30', 15],
    ['11:29', 'continuous', '11:30', 149],
    ['11:30', 'break', '13:00', 150],
    ['13:00', 'continuous', '14:30', 150],
    ['14:39', 'closing', '14:45', 249],
    ['14:45', 'after', '15:00', minutesOfDay],
  ] as const)('at %s of a trading day', (time, phase, end, elapsed) => {
    expect(tradingMoment(at(friday, time))).toMatchObject({ phase, phaseEndsAt: at(friday, end), elapsed })
  })

  it('opens again on the next trading day', () => {
    const monday = at('2026-11-23', '09:00')
    for (const moment of [at(friday, '15:00'), at('2026-11-21', '10:00'), at('2026-11-22', '23:59')]) {
      expect(tradingMoment(moment)).toMatchObject({ phase: 'closed', phaseEndsAt: monday, day: friday })
    }
    expect(tradingMoment(at('2026-11-23', '08:00'))).toMatchObject({ phase: 'before', day: friday })
  })
})

describe('LiveMarket', () => {
  const startedAt = at('2026-11-22', '12:00')
  const clock = new SeedClock(new Date(startedAt))
  const marketAt = (now: number) => new LiveMarket(clock, () => now)
  const openOf = (now: number) => marketAt(now).session().indices[0]?.points?.[0]

  it('has the figures of the latest session of the articles until trading goes on', () => {
    const { index, previous } = sessionAt(clock, 0)
    const [first] = marketAt(startedAt).session().indices
    expect(first?.value).toBe(index)
    expect(first?.change).toBeCloseTo(index - previous, 2)
  })

  it('moves from the last close by the minute, equal for equal moments', () => {
    const morning = at('2026-11-23', '10:00')
    const { indices } = marketAt(morning).session()
    expect(marketAt(morning).session().indices).toEqual(indices)
    expect(openOf(morning)).toBe(sessionAt(clock, 0).index)
    expect(marketAt(at('2026-11-23', '11:00')).session().indices[0]?.value).not.toBe(indices[0]?.value)
    expect(openOf(at('2026-11-24', '10:00'))).toBe(marketAt(at('2026-11-23', '16:00')).session().indices[0]?.value)
  })

  it('shows the moves that the article about the latest session tells', () => {
    const { quotes } = marketAt(at(sessionAt(clock, 0).day, '16:00')).quotes()
    const changeOf = (ticker: string) => {
      const quote = quotes.find((each) => each.ticker === ticker)
      return quote === undefined ? null : quote.price / quote.reference - 1
    }
    expect(changeOf('JGB')).toBeCloseTo(0.029, 2)
    expect(changeOf('KVB')).toBeCloseTo(0.024, 2)
    expect(changeOf('XNG')).toBeCloseTo(-0.006, 2)
  })

  it('has the prices of the drawn board', () => {
    const { quotes } = marketAt(at(sessionAt(clock, 0).day, '16:00')).quotes()
    for (const { ticker, reference, price } of boardStocks.slice(sampleStocks.length)) {
      expect(quotes.find((each) => each.ticker === ticker)).toMatchObject({
        reference: Math.round(reference * 1000),
        price: Math.round(price * 1000),
      })
    }
  })

  it('keeps every price inside the band of its day', () => {
    for (let day = 23; day < 30; day += 1) {
      for (const quote of marketAt(at(`2026-11-${day}`, '14:00')).quotes().quotes) {
        const { ceiling, floor } = priceBand(quote.reference / 1000)
        expect(quote.ceiling).toBe(Math.round(ceiling * 1000))
        const prices = [quote.price, ...(quote.points ?? [])]
        expect(Math.max(...prices)).toBeLessThanOrEqual(quote.ceiling)
        expect(Math.min(...prices)).toBeGreaterThanOrEqual(Math.round(floor * 1000))
      }
    }
  })
})
