import { describe, expect, it, vi } from 'vitest'

import { dateOfWork } from './date-of-work'
import { existAcc, toAccountValue, type AccountKey } from './exist-acc'
import { serverChecked } from './text'

describe('existAcc', () => {
  it.each<[AccountKey, string, string]>([
    ['email', ' An@Example.COM ', 'an@example.com'],
    ['mobile', '901234567', '0901234567'],
    ['mobile', '0901234567', '0901234567'],
    ['idno', 'B1234567', 'b1234567'],
    ['idno', '123456789', '123456789'],
  ])('%s %j is asked as %j', async (key, typed, asked) => {
    const isKnown = vi.fn<(value: string) => Promise<boolean>>().mockResolvedValue(false)
    expect(toAccountValue(key, typed)).toBe(asked)
    expect(await existAcc(key, isKnown).test(typed)).toBe(true)
    expect(isKnown).toHaveBeenCalledExactlyOnceWith(asked)
  })

  it('leaves its message key when the server knows the value', async () => {
    const schema = serverChecked(existAcc('email', () => Promise.resolve(true)))
    const answer = await schema.safeParseAsync('an@example.com')
    expect(answer.error?.issues.map((issue) => issue.message)).toEqual(['existAcc'])
  })

  it('does not call a value taken because the server could not be asked', async () => {
    const rule = existAcc('email', () => Promise.reject(new Error('offline')))
    await expect(rule.test('an@example.com')).rejects.toThrow('offline')
  })
})

describe('dateOfWork', () => {
  it.each([
    [200, false],
    [400, true],
    [422, true],
  ])('status_code %i of the server means %s', async (statusCode, expected) => {
    const checkWorkingDay = vi.fn<(d: string) => Promise<number>>().mockResolvedValue(statusCode)
    expect(await dateOfWork(checkWorkingDay).test('2026-11-23')).toBe(expected)
    expect(checkWorkingDay).toHaveBeenCalledExactlyOnceWith('20261123')
  })
})
