import { expect, test } from 'vitest'

import { officeHoursState } from './office-hours'

test.each([
  // Friday 20 November 2026.
  ['2026-11-20T07:59:59+07:00', { kind: 'closed', date: '2026-11-20', from: '8:00', today: true }],
  ['2026-11-20T08:00:00+07:00', { kind: 'open', until: '11:30' }],
  ['2026-11-20T11:29:59+07:00', { kind: 'open', until: '11:30' }],
  ['2026-11-20T11:30:00+07:00', { kind: 'break', from: '13:00' }],
  ['2026-11-20T13:00:00+07:00', { kind: 'open', until: '17:30' }],
  ['2026-11-20T17:30:00+07:00', { kind: 'closed', date: '2026-11-23', from: '8:00', today: false }],
  ['2026-11-21T10:00:00+07:00', { kind: 'closed', date: '2026-11-23', from: '8:00', today: false }],
  // Tuesday 24 November is a holiday.
  ['2026-11-23T18:00:00+07:00', { kind: 'closed', date: '2026-11-25', from: '8:00', today: false }],
  ['2026-11-24T10:00:00+07:00', { kind: 'closed', date: '2026-11-25', from: '8:00', today: false }],
  // Monday morning in Vietnam is still Sunday in California.
  ['2026-11-22T17:05:00-08:00', { kind: 'open', until: '11:30' }],
])('at %s', (instant, expected) => {
  expect(officeHoursState(new Date(instant))).toEqual(expected)
})
