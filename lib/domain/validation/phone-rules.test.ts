import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { newPhone, phone, toVietnameseMobile, vietnameseMobile } from './phone-rules'

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
const separator = fc.constantFrom('', '-', '.', ' ')
const mobile = fc.stringMatching(/^0[35789][0-9]{8}$/)

describe('phone rules', () => {
  it('phone accepts 3-3-4 with any one separator, newPhone also 3-3-3', () => {
    fc.assert(
      fc.property(digits(3), separator, digits(3), separator, digits(4), fc.boolean(), (a, s, b, t, c, brackets) => {
        const start = `${brackets ? `(${a})` : a}${s}${b}${t}`
        expect(phone.test(start + c)).toBe(true)
        expect(newPhone.test(start + c)).toBe(true)
        expect(phone.test(start + c.slice(1))).toBe(false)
        expect(newPhone.test(start + c.slice(1))).toBe(true)
        expect(newPhone.test(start + c.slice(2))).toBe(false)
      }),
    )
  })

  it.each([
    '',
    '090123456',
    '09012345678',
    '(090 123 4567',
    '090) 123 4567',
    '090--123-4567',
    '090/123/4567',
    '+84901234567',
  ])('phone rejects %j', (value) => {
    expect(phone.test(value)).toBe(false)
  })

  it('normalises every common way to write a mobile number', () => {
    fc.assert(
      fc.property(mobile, fc.constantFrom('', ' ', '.', '-'), (number, gap) => {
        const groups = [number.slice(1, 3), number.slice(3, 6), number.slice(6)].join(gap)
        for (const prefix of ['0', '+84', '+84 ', '(+84) ', '+840', '0084', '84', '']) {
          expect(toVietnameseMobile(prefix + groups)).toBe(number)
        }
      }),
    )
  })

  it.each([
    '0123456789',
    '0601234567',
    '02812345678',
    '090123456a',
    '+1 202 555 0100',
    '+84 28 1234 5678',
    '090123456789',
  ])('vietnameseMobile rejects %j', (value) => {
    expect(vietnameseMobile.test(value)).toBe(false)
  })
})
