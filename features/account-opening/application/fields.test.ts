import { expect, test } from 'vitest'

import { dataOf, serverInputsOf } from './fields'

test('a screen names each kind of personal data that it asks for once', () => {
  expect(dataOf('id-confirm')).toEqual(['id-number', 'name', 'birth-date', 'sex', 'address'])
  expect(dataOf('work')).toEqual(['work', 'tax'])
  // Its fields carry no personal data of their own.
  expect(dataOf('review')).toEqual([])
})

test('a server error of a field is shown at the input that sets it', () => {
  expect(serverInputsOf('work')).toEqual({
    job: 'job',
    position: 'position',
    tax_no: 'taxNumber',
    fatca_yn: 'foreignTax',
  })
  expect(serverInputsOf('address', 'personal')).toEqual({
    second_nationality: 'secondNationality',
    address: 'street',
    district: 'district',
    province: 'province',
  })
})

test('a field without an input is at none', () => {
  expect(serverInputsOf('account-number')).toEqual({})
})
