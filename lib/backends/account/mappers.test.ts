import { expect, it } from 'vitest'

import { toBank, toBankBranch, toBankRegion, toCity } from './mappers'

const name = '{"vi":"Hà Nội","en":"Hanoi"}'

it('maps what the applicant chooses from, with its name in the language', () => {
  expect(toCity({ code: '01', name }, 'en')).toEqual({ code: '01', name: 'Hanoi' })
  expect(toBankRegion({ bregional: '79', name }, 'vi')).toEqual({ code: '79', name: 'Hà Nội' })
  expect(toBankBranch({ brcode: '01203001', name }, 'en')).toEqual({ code: '01203001', name: 'Hanoi' })
})

it('maps a bank, whose six digits may be unknown', () => {
  const bank = { bcode: '203', name, short_name: 'SNB' }
  expect(toBank({ ...bank, bin: '970436' }, 'vi')).toEqual({
    code: '203',
    name: 'Hà Nội',
    shortName: 'SNB',
    bin: '970436',
  })
  expect(toBank(bank, 'vi').bin).toBeNull()
})
