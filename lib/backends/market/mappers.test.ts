import { describe, expect, it } from 'vitest'

import { toMarketQuotes, toMarketSession } from './mappers'
import { marketQuotesResponseSchema, marketSessionResponseSchema } from './schemas'

const session = {
  as_of: '2026-11-23T03:15:00Z',
  demonstration: true,
  phase: 'continuous',
  phase_ends_at: '2026-11-23T04:30:00Z',
  turnover: 12_400_000_000_000,
  indices: [{ code: 'SN100', value: 1_010, change: 10, points: [1_000, 1_010] }],
}

const sessionOf = (data: object) =>
  toMarketSession(marketSessionResponseSchema.parse({ data: { ...session, ...data } }))

const index = (code: string, value: number, change: number) => ({ code, value, change })

describe('toMarketSession', () => {
  it('maps every field', () => {
    expect(sessionOf({})).toEqual({
      asOf: new Date('2026-11-23T03:15:00Z'),
      isDemonstration: true,
      phase: 'continuous',
      phaseEndsAt: new Date('2026-11-23T04:30:00Z'),
      turnover: 12_400_000_000_000,
      indices: [{ code: 'SN100', value: 1_010, change: 10, changeShare: 0.01, points: [1_000, 1_010] }],
    })
  })

  it('reads what the source does not know as unknown', () => {
    const unknown = sessionOf({ phase_ends_at: null, turnover: null, indices: [index('SN30', 980, -20)] })
    expect(unknown).toMatchObject({ phaseEndsAt: null, turnover: null, indices: [{ changeShare: -0.02, points: [] }] })
    expect(sessionOf({ turnover: undefined }).turnover).toBeNull()
  })

  it('shows no share of a change that leaves nothing of the close before', () => {
    const { indices } = sessionOf({ indices: [index('NEW', 100, 100), index('ODD', 100, 150)] })
    expect(indices.map(({ changeShare }) => changeShare)).toEqual([0, 0])
  })

  it('shows the first four indices', () => {
    const codes = ['A', 'B', 'C', 'D', 'E']
    const { indices } = sessionOf({ indices: codes.map((code) => index(code, 100, 1)) })
    expect(indices.map(({ code }) => code)).toEqual(['A', 'B', 'C', 'D'])
  })
})

describe('toMarketQuotes', () => {
  it('maps every field, by ticker', () => {
    const quote = { ticker: 'SNB', price: 34_300, reference: 33_000, ceiling: 35_300, floor: 30_700, points: [33_000] }
    const { points: _points, ...withoutPoints } = { ...quote, ticker: 'QNK' }
    const wire = { as_of: session.as_of, demonstration: false, quotes: [quote, withoutPoints] }
    expect(toMarketQuotes(marketQuotesResponseSchema.parse({ data: wire }))).toEqual({
      asOf: new Date('2026-11-23T03:15:00Z'),
      isDemonstration: false,
      byTicker: new Map([
        ['SNB', quote],
        ['QNK', { ...withoutPoints, points: [] }],
      ]),
    })
  })
})
