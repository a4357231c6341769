import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  age18,
  dateAfterBirth,
  dateddmmyyyy,
  dateNotInFuture,
  officehours,
  timeInPast,
  toDdMmYyyy,
  toIsoDate,
} from './date-time-rules'

const at = (instant: string) => () => new Date(instant)

describe('dateddmmyyyy', () => {
  it.each(['29/02/2024', '29/02/2000', '31/12/1999', '01/01/2026'])('accepts %s', (value) => {
    expect(dateddmmyyyy.test(value)).toBe(true)
  })

  it.each([
    '29/02/2023',
    '29/02/1900',
    '31/04/2024',
    '00/01/2024',
    '01/13/2024',
    '1/1/2024',
    '01-01-2024',
    '01/01/24',
    '',
  ])('rejects %j', (value) => {
    expect(dateddmmyyyy.test(value)).toBe(false)
  })

  it('round-trips every calendar day', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (days) => {
        const day = addDays(new Date(1900, 0, 1), days)
        const written = format(day, 'dd/MM/yyyy')
        expect(toIsoDate(written)).toBe(format(day, 'yyyy-MM-dd'))
        expect(toDdMmYyyy(format(day, 'yyyy-MM-dd'))).toBe(written)
      }),
    )
  })
})

describe('age18', () => {
  it('changes at midnight in Vietnam, not in London', () => {
    const birthday = '2008-11-20'
    expect(age18(at('2026-11-19T16:59:59Z')).test(birthday)).toBe(false)
    expect(age18(at('2026-11-19T17:00:00Z')).test(birthday)).toBe(true)
  })

  it('lets people born on 29 February come of age on 1 March of a common year', () => {
    expect(age18(at('2026-02-28T12:00:00Z')).test('2008-02-29')).toBe(false)
    expect(age18(at('2026-02-28T17:00:00Z')).test('2008-02-29')).toBe(true)
  })

  it.each(['', '20/11/1990', '1990-02-30', 'not a date'])('rejects %j', (value) => {
    expect(age18(at('2026-11-20T00:00:00Z')).test(value)).toBe(false)
  })

  it('stays true once true', () => {
    fc.assert(
      fc.property(fc.nat(40_000), fc.nat(10_000), (age, later) => {
        const born = format(addDays(new Date(1930, 0, 1), age), 'yyyy-MM-dd')
        const today = new Date('2026-11-20T03:00:00Z')
        const after = age18(() => addDays(today, later)).test(born)
        expect(!age18(() => today).test(born) || after).toBe(true)
      }),
    )
  })
})

describe('dateNotInFuture', () => {
  it('uses the calendar date of Vietnam', () => {
    expect(dateNotInFuture(at('2026-11-19T18:00:00Z')).test('2026-11-20')).toBe(true)
    expect(dateNotInFuture(at('2026-11-19T16:00:00Z')).test('2026-11-20')).toBe(false)
  })
})

describe('dateAfterBirth', () => {
  it.each([
    ['1999-01-03', true],
    ['1999-01-02', false],
    ['1998-12-31', false],
  ])('for a birth date of 2 January 1999, %s is %s', (date, expected) => {
    expect(dateAfterBirth('1999-01-02').test(date)).toBe(expected)
  })
})

describe('officehours', () => {
  it.each([
    ['08:00', true],
    ['12:30', true],
    ['17:00', true],
    ['07:59', false],
    ['17:01', false],
    ['8:00', false],
    ['12:60', false],
    ['', false],
  ])('%s is %s', (value, expected) => {
    expect(officehours.test(value)).toBe(expected)
  })
})

describe('timeInPast', () => {
  it.each([
    ['09:59', false],
    ['10:00', false],
    ['10:01', true],
    ['23:59', true],
    ['24:00', false],
    ['', false],
  ])('at 10:00:30 in Vietnam, %s is %s', (value, expected) => {
    expect(timeInPast(at('2026-11-20T03:00:30Z')).test(value)).toBe(expected)
  })
})
