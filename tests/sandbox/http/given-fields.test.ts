import { expect, test } from 'vitest'

import { givenFields } from './given-fields'

test('names what carries something, in query, record and form, and no value', () => {
  const record = { step: '2', data: { idno: '001', tax_no: null, banks: [], address: '' }, opening_id: undefined }
  expect(givenFields(new URLSearchParams('bday=19900308'), record)).toEqual(['bday', 'step', 'data', 'idno'])
  const form = new FormData()
  form.append('frames', new File(['a'], 'a.png'))
  form.append('frames', new File(['b'], 'b.png'))
  expect(givenFields(new URLSearchParams(), form)).toEqual(['frames'])
  expect(givenFields(new URLSearchParams(), undefined)).toEqual([])
})
