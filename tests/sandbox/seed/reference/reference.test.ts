import { describe, expect, it } from 'vitest'

import { bankBranches, bankRegions, banks } from './banks'
import { niceAccounts } from './nice-accounts'
import { provinces } from './provinces'
import { occupations, positions } from './work'

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('reference data', () => {
  it('knows the 34 provinces, each with wards of different names', () => {
    expect(provinces).toHaveLength(34)
    expect(repeated(provinces.map(({ code }) => code))).toEqual([])
    expect(provinces.filter(({ wards }) => wards.length < 3 || repeated(wards).length > 0)).toEqual([])
    expect(provinces.filter(({ type, wards }) => type === 'city' && wards.length < 6)).toEqual([])
  })

  it('knows each bank once, by code and by BIN', () => {
    expect(banks.length).toBeGreaterThanOrEqual(40)
    expect(repeated(banks.map(({ code }) => code))).toEqual([])
    expect(repeated(banks.map(({ bin }) => bin))).toEqual([])
    expect(banks.filter(({ bin }) => !/^\d{6}$/.test(bin))).toEqual([])
  })

  it('has branches in every region of every bank, under codes of their own', () => {
    const branches = banks.flatMap(({ code }) => bankRegions(code).map((region) => bankBranches(code, region.code)))
    expect(branches.filter((list) => list.length === 0)).toEqual([])
    const codes = branches.flat().map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('has no regions for a bank that it does not know, and no branches where a bank has none', () => {
    expect(bankRegions('NOBANK')).toEqual([])
    expect(bankBranches('PVCB', '04')).toEqual([])
    // One bank has none at all, so that the form is tried without them.
    expect(banks.filter(({ code }) => bankRegions(code).length === 0).map(({ code }) => code)).toEqual(['CIMB'])
  })

  it('offers six-digit account numbers, each once', () => {
    const numbers = niceAccounts.map(({ number }) => number)
    expect(numbers.filter((number) => !/^\d{6}$/.test(number))).toEqual([])
    expect(repeated(numbers)).toEqual([])
  })

  it('names occupations and positions once', () => {
    for (const choices of [occupations, positions]) expect(repeated(choices.map(({ name }) => name.vi))).toEqual([])
  })
})
