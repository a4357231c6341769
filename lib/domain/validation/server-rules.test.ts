import { addDays } from 'date-fns/addDays'
import { formatISO } from 'date-fns/formatISO'
import { isWeekend } from 'date-fns/isWeekend'
import { parseISO } from 'date-fns/parseISO'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { type AccountKey, dateOfWork, daysOfWork, existAcc, type IsWorkingDay, toAccountValue } from './server-rules'
import { serverChecked } from './field-schema'

describe('existAcc', () => {
  it.each<[AccountKey, string, string]>([
    ['email', ' An@Example.COM ', 'an@example.com'],
    ['mobile', '901234567', '0901234567'],
    ['mobile', '0901234567', '0901234567'],
    ['idno', 'B1234567', 'b1234567'],
    ['idno', '123456789', '123456789'],
  ])('%s %j is queried as %j', async (key, typed, queried) => {
    const isKnown = vi.fn<(value: string) => Promise<boolean>>().mockResolvedValue(false)
    expect(toAccountValue(key, typed)).toBe(queried)
    expect(await existAcc(key, isKnown).test(typed)).toBe(true)
    expect(isKnown).toHaveBeenCalledExactlyOnceWith(queried)
  })

  it('reports its message key when the server knows the value', async () => {
    const schema = serverChecked(existAcc('email', () => Promise.resolve(true)))
    const answer = await schema.safeParseAsync('an@example.com')
    expect(answer.error?.issues.map((issue) => issue.message)).toEqual(['existAcc'])
  })

  it('rejects instead of calling a value taken when the query fails', async () => {
    const rule = existAcc('email', () => Promise.reject(new Error('offline')))
    await expect(rule.test('an@example.com')).rejects.toThrow('offline')
  })
})

describe('dateOfWork', () => {
  // Friday, 09:00 in Vietnam.
  const friday = () => new Date('2026-11-20T02:00:00Z')
  const server = (...daysOff: readonly string[]) => vi.fn<IsWorkingDay>(async (date) => !daysOff.includes(date))

  it('offers today and the next three business days, skipping the weekend', async () => {
    expect(await daysOfWork(server(), friday)).toEqual(['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25'])
  })

  it('queries no more days than needed', async () => {
    const isWorkingDay = server()
    await daysOfWork(isWorkingDay, friday)
    expect(isWorkingDay.mock.calls.flat()).toEqual(['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25'])
  })

  it('skips public holidays of any length', async () => {
    // Wednesday before a Tết that closes from Friday to Thursday.
    const beforeTet = () => new Date('2027-02-03T02:00:00Z')
    const tet = server('2027-02-05', '2027-02-08', '2027-02-09', '2027-02-10', '2027-02-11')
    expect(await daysOfWork(tet, beforeTet)).toEqual(['2027-02-03', '2027-02-04', '2027-02-12', '2027-02-15'])
  })

  it.each([
    ['2026-11-20', true],
    ['2026-11-23', true],
    ['2026-11-25', true],
    ['2026-11-26', false],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2026-11-19', false],
    ['', false],
  ])('on a Friday, %j is %s', async (date, expected) => {
    expect(await dateOfWork(server(), friday).test(date)).toBe(expected)
  })

  it('never offers a weekend, a day off or a past day', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(1000), fc.uniqueArray(fc.nat(20), { maxLength: 6 }), async (ahead, offs) => {
        const now = addDays(new Date('2026-01-01T02:00:00Z'), ahead)
        const dayOf = (day: number) => formatISO(addDays(now, day), { representation: 'date' })
        const daysOff = offs.map(dayOf)
        const days = await daysOfWork(server(...daysOff), () => now)
        expect(days.filter((day) => isWeekend(parseISO(day)) || daysOff.includes(day) || day < dayOf(0))).toEqual([])
        expect(days.filter((day) => day !== dayOf(0))).toHaveLength(3)
      }),
    )
  })

  it('rejects instead of calling a date invalid when the query fails', async () => {
    const rule = dateOfWork(() => Promise.reject(new Error('offline')), friday)
    await expect(rule.test('2026-11-23')).rejects.toThrow('offline')
  })
})
