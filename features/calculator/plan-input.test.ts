import { describe, expect, it } from 'vitest'

import { durationLimits, moneyLimits, percentLimits } from './limits'
import { checkPlan, firstInput, fromQuery, monthsOf, type PlanInput, toQuery } from './plan-input'

const input = (patch: Partial<PlanInput>): PlanInput => ({ ...firstInput, ...patch })

describe('a plan', () => {
  it.each([
    [{}, 120],
    [{ unit: 'month', duration: '18' }, 18],
    [{ percent: '8,5' }, 120],
    [{ percent: ' 0 ' }, 120],
  ] as const)('%o is taken', (patch, months) => {
    const { plan } = checkPlan(input(patch))
    expect(plan && monthsOf(plan)).toBe(months)
  })

  it('reads a comma as a point', () => {
    expect(checkPlan(input({ percent: '8,25' })).plan?.percent).toBe(8.25)
  })

  it.each([
    [{ money: null }, ['money']],
    [{ money: 99_999 }, ['money']],
    [{ plan: 'saving', money: moneyLimits.saving.max + 1 }, ['money']],
    [{ percent: '' }, ['percent']],
    [{ percent: '-3' }, ['percent']],
    [{ percent: '8.5.1' }, ['percent']],
    [{ percent: '20.5' }, ['percent']],
    [{ duration: '0' }, ['duration']],
    [{ duration: '1.5' }, ['duration']],
    [{ duration: '41' }, ['duration']],
    [{ money: null, percent: 'x', duration: '' }, ['money', 'percent', 'duration']],
  ] as const)('%o is refused for %o', (patch, wrong) => {
    expect(checkPlan(input(patch))).toEqual({ plan: null, wrong })
  })

  it('stays an exact number at its limits', () => {
    const rate = percentLimits.max / 1200
    const growth = (1 + rate) ** durationLimits.month.max
    expect(moneyLimits.lump.max * growth).toBeLessThan(Number.MAX_SAFE_INTEGER)
    expect((moneyLimits.saving.max * (growth - 1)) / rate).toBeLessThan(Number.MAX_SAFE_INTEGER)
  })
})

describe('the address', () => {
  it.each([{}, { plan: 'lump', money: 100_000_000, percent: '12.5', duration: '18', unit: 'month' }] as const)(
    'holds the whole plan %o',
    (patch) => {
      const { plan } = checkPlan(input(patch))
      expect(plan && fromQuery(`?${toQuery(plan)}`)).toEqual(input(patch))
    },
  )

  it('asks for nothing without an amount, whatever else it carries', () => {
    expect(fromQuery('?utm_source=momo')).toBeNull()
  })

  it('with nonsense is shown as it is and refused', () => {
    const asked = fromQuery('?money=-5&profit=abc&year=10')
    expect(asked).toEqual({ plan: 'saving', money: null, percent: 'abc', duration: '10', unit: 'year' })
    expect(asked && checkPlan(asked).wrong).toEqual(['money', 'percent'])
  })
})
