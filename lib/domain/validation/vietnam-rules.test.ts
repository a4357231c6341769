import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { bankAccount, idNumberDoubts, readIdNumber, taxNumber, vietnameseIdNumber } from './vietnam-rules'

describe('vietnameseIdNumber', () => {
  it.each(['001099000001', '001199999999'])('accepts %s', (value) => {
    expect(vietnameseIdNumber.test(value)).toBe(true)
  })

  it.each(['', '123456789', '00109900000', '0010990000011', '00109900000a', ' 001099000001'])('rejects %j', (value) => {
    expect(vietnameseIdNumber.test(value)).toBe(false)
    expect(readIdNumber(value)).toBeNull()
  })

  it('decodes every number that the decree allows', () => {
    const code = fc.stringMatching(/^[0-9]{3}$/)
    const random = fc.stringMatching(/^[0-9]{6}$/)
    fc.assert(
      fc.property(
        code,
        fc.integer({ min: 1900, max: 2399 }),
        fc.constantFrom('M', 'F'),
        random,
        (province, year, sex, rest) => {
          const centuryAndSex = Math.floor((year - 1900) / 100) * 2 + (sex === 'M' ? 0 : 1)
          const idNumber = `${province}${centuryAndSex}${String(year % 100).padStart(2, '0')}${rest}`
          expect(readIdNumber(idNumber)).toEqual({ provinceCode: province, sex, birthYear: year })
          expect(idNumberDoubts(idNumber, { sex, birthDate: `${year}-06-15` })).toEqual([])
        },
      ),
    )
  })

  it('reports a contradicted sex or birth year, and ignores missing ones', () => {
    expect(idNumberDoubts('001199999999', { sex: 'M', birthDate: '1998-01-01' })).toEqual(['sex', 'birthYear'])
    expect(idNumberDoubts('001199999999', {})).toEqual([])
    expect(idNumberDoubts('B1234567', { sex: 'M', birthDate: '1998-01-01' })).toEqual([])
  })
})

describe('taxNumber', () => {
  it.each(['0123456789', '0123456789001', '0123456789-001', '001099000002'])('accepts %s', (value) => {
    expect(taxNumber.test(value)).toBe(true)
  })

  it.each(['', '012345678', '0123456789-01', 'a'])('rejects %j', (value) => {
    expect(taxNumber.test(value)).toBe(false)
  })
})

describe('bankAccount', () => {
  it.each(['012345', '19034567890123', 'SONGNGAN88'])('accepts %s', (value) => {
    expect(bankAccount.test(value)).toBe(true)
  })

  it.each(['', '12345', '0123 4567', '1'.repeat(21)])('rejects %j', (value) => {
    expect(bankAccount.test(value)).toBe(false)
  })
})
