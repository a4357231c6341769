import { expect, test } from 'vitest'

import { isToBeAsked, parseConsent, toConsent, withdrawn } from './consent-record'

const then = new Date('2026-11-21T03:00:00Z')
const later = (days: number) => new Date(then.getTime() + days * 86_400_000)
const record = toConsent(['analytics', 'chat'], ['chat'], then)
const stored = JSON.stringify(record)

test('a choice is restored with its date', () => {
  expect(parseConsent(stored, later(364))).toEqual(record)
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no record', '"yes"'],
  ['another version', stored.replace('"version":1', '"version":0')],
  ['no date', stored.replace('2026', 'MMXX')],
  ['lists that are none', stored.replace('["chat"]', '"chat"')],
])('%s is no consent', (_, text) => {
  expect(parseConsent(text, then)).toBeNull()
})

test('a choice is valid for a year', () => {
  expect(parseConsent(stored, later(365))).toBeNull()
})

test('ignores grants of purposes that were not offered or are unknown', () => {
  expect(toConsent(['chat'], ['chat', 'marketing'], then).granted).toEqual(['chat'])
  const forged = stored.replace('["chat"]', '["chat","marketing","everything"]')
  expect(parseConsent(forged, then)?.granted).toEqual(['chat'])
})

test('asks visitors who have not been asked, or not about the current purposes', () => {
  expect(isToBeAsked(null, ['chat'])).toBe(true)
  expect(isToBeAsked(null, [])).toBe(false)
  expect(isToBeAsked(record, ['chat', 'analytics'])).toBe(false)
  expect(isToBeAsked(record, ['chat', 'maps'])).toBe(true)
})

test('withdrawn purposes were granted before and are no longer', () => {
  expect(withdrawn(null, record)).toEqual([])
  expect(withdrawn(record, toConsent(['analytics', 'chat'], ['analytics'], then))).toEqual(['chat'])
})
