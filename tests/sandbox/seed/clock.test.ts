import { assert, date, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isBusinessDay, SeedClock } from './clock'

const moments = date({
  min: new Date('2026-01-05T00:00:00Z'),
  max: new Date('2027-12-31T00:00:00Z'),
  noInvalidDate: true,
})

describe('SeedClock', () => {
  it('never dates anything in the future, nor on a day without trading', () => {
    assert(
      property(moments, nat(200), (now, back) => {
        const published = new SeedClock(now).before(back, '16:30')
        expect(Date.parse(published)).toBeLessThan(now.getTime())
        expect(isBusinessDay(published.slice(0, 10))).toBe(true)
      }),
    )
  })

  it('ends jobs after the present moment, on business days', () => {
    assert(
      property(moments, nat(60), (now, ahead) => {
        const deadline = new SeedClock(now).after(ahead)
        expect(Date.parse(deadline)).toBeGreaterThan(now.getTime())
        expect(isBusinessDay(deadline.slice(0, 10))).toBe(true)
      }),
    )
  })

  it('takes today only once its office hours are over', () => {
    expect(new SeedClock(new Date('2026-11-20T16:59:00+07:00')).dayBefore(0)).toBe('2026-11-19')
    expect(new SeedClock(new Date('2026-11-20T17:00:00+07:00')).dayBefore(0)).toBe('2026-11-20')
  })

  it('steps over weekends and holidays', () => {
    const clock = new SeedClock(new Date('2026-09-03T18:00:00+07:00'))
    // 31/8 to 2/9 is the National Day holiday, 29 and 30 are a weekend.
    expect([clock.dayBefore(0), clock.dayBefore(1)]).toEqual(['2026-09-03', '2026-08-28'])
  })

  it('finds the last business day of each week', () => {
    const clock = new SeedClock(new Date('2026-11-18T18:00:00+07:00'))
    expect([0, 1].map((order) => clock.dayBefore(clock.weekEnd(order)))).toEqual(['2026-11-13', '2026-11-06'])
  })
})
