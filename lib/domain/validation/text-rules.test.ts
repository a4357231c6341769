import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  alpha,
  alphaNum,
  confirmed,
  confirmPassword,
  email,
  max,
  min,
  notFound,
  onlyNumber,
  personName,
  required,
  rfrPartner,
  strongPassword,
} from './text-rules'
import type { Rule } from './rule'

type Row = readonly [rule: Rule, accepted: readonly string[], rejected: readonly string[]]

const rows: readonly Row[] = [
  [required, ['a', '0', ' a '], ['', ' ', '\t\n']],
  [alpha, ['abc', 'Nguyễn', 'Nguyễn'.normalize('NFD'), '한글'], ['', 'a b', 'a1', 'a-b', 'a_b']],
  [alphaNum, ['abc', 'a1', '123', 'Đỗ2'], ['', 'a b', 'a-1', 'a_1', '½']],
  [onlyNumber, ['0', '0123456789'], ['', '1.0', '-1', '1 0', '1e3', '١٢٣']],
  [
    personName,
    ['Nguyễn Thị Mẫu', 'Ánh'.normalize('NFD'), "H'Hen Niê", 'Y Ban', 'Lê Anne-Marie'],
    ['', 'Nguyễn2', 'Nguyễn_An', '-An', 'a@b'],
  ],
  [
    email,
    ['a@b.vn', 'first.last+tag@mail.example.com', "o'neil@example.co.uk", `a@${'b'.repeat(63)}.vn`],
    [
      '',
      'a',
      'a@b',
      '@b.vn',
      'a@.vn',
      'a@b..vn',
      'a..b@c.vn',
      '.a@b.vn',
      'a b@c.vn',
      'a@b.v',
      `a@${'b'.repeat(64)}.vn`,
    ],
  ],
  [email, [`${'a'.repeat(242)}@example.com`], [`${'a'.repeat(243)}@example.com`]],
  [min(3), ['abc', 'ễễễ', 'ễễễ'.normalize('NFD')], ['', 'ab', 'ễễ'.normalize('NFD')]],
  [max(3), ['', 'ab', 'ễễ'.normalize('NFD')], ['abc', 'abcd']],
  [confirmed('E-mail', 'a@b.vn'), ['a@b.vn'], ['A@b.vn', '', 'a@b.v']],
  [rfrPartner, ['PARTNER1', '12345678'], ['PARTNER', '1234567 ']],
  [
    strongPassword,
    ['abcdef1!', 'ABCDEFGH1234567^', '1234567a&'],
    ['abcde1!', 'ABCDEFGH12345678^', 'abcdefg!', 'abcdefg1', '1234567!', 'abcdef1! ', 'abcdef1!*', 'mậtkhẩu1!'],
  ],
  [confirmPassword('abcdef1!'), ['abcdef1!'], ['abcdef1', 'Abcdef1!']],
  [notFound(['HCM', 'HN']), ['HN'], ['hn', '', 'DN']],
]

describe('text rules', () => {
  it.each(rows)('$key accepts valid values and rejects invalid ones', (rule, accepted, rejected) => {
    expect(accepted.filter((value) => !rule.test(value))).toEqual([])
    expect(rejected.filter((value) => rule.test(value))).toEqual([])
  })

  it('alpha and onlyNumber are disjoint, and alphaNum accepts both', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (value) => {
        expect(alpha.test(value) && onlyNumber.test(value)).toBe(false)
        expect(alphaNum.test(value) || !(alpha.test(value) || onlyNumber.test(value))).toBe(true)
      }),
    )
  })

  it('min and max of the same length are complementary', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (value, length) => {
        expect(min(length).test(value)).toBe(!max(length).test(value))
      }),
    )
  })

  it('strongPassword accepts any mixture of its classes and no other character', () => {
    const allowed = Array.from('abcXYZ019@!#$%^&')
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...allowed), { minLength: 5, maxLength: 13 }),
        fc.string(),
        (body, stray) => {
          const password = ['a', '1', '@', ...body].join('')
          expect(strongPassword.test(password)).toBe(true)
          const isAllowed = /^[A-Za-z\d@!#$%^&]*$/.test(stray) && stray.length <= 9
          expect(strongPassword.test(`abcde1@${stray}`)).toBe(isAllowed && stray.length > 0)
        },
      ),
    )
  })
})
