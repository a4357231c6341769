import { expect, it } from 'vitest'

import type { ApiFailure } from '@/lib/platform/http/failure'

import { placeServerErrors } from './place-server-errors'

const inputs = { name: 'name', file_path: 'file' } as const

function placed(failure: ApiFailure) {
  const byInput: Record<string, string> = {}
  const unmatched = placeServerErrors(failure, inputs, (input, text) => {
    byInput[input] = text
  })
  return { byInput, unmatched }
}

it('places texts of plain and of dotted keys, and returns those without an input', () => {
  const byField = {
    name: ['Too long', 'Has digits'],
    'cvs.0.file_path': ['Broken file'],
    salary: ['Not a number'],
    constructor: ['No such field'],
  }
  const fields = { banner: ['Not received'], byField, indexed: [] }
  expect(placed({ kind: 'field-errors', status: 422, fields })).toEqual({
    byInput: { name: 'Too long Has digits', file: 'Broken file' },
    unmatched: ['Not received', 'Not a number', 'No such field'],
  })
})

it('places texts beside a code, and leaves its banner to the text that the site has for a known code', () => {
  const texts = { banner: ['Refused'], byField: { name: ['Taken'], salary: ['Too high'] }, indexed: [] }
  const rejected = (code: string) => placed({ kind: 'rejected', status: 422, code, texts })
  expect(rejected('BAD_REQUEST')).toEqual({ byInput: { name: 'Taken' }, unmatched: ['Too high'] })
  expect(rejected('HOUSE_RULE_7')).toEqual({ byInput: { name: 'Taken' }, unmatched: ['Refused', 'Too high'] })
})

it('places nothing for any other failure', () => {
  expect(placed({ kind: 'network' })).toEqual({ byInput: {}, unmatched: [] })
})
