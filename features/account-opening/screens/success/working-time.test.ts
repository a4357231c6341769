import { expect, test } from 'vitest'

import { afterWorkingMinutes, promisedMinutes } from './working-time'

/** Instants are written in Vietnam's time. */
test.each([
  ['in the morning', '2026-11-20T09:00:00+07:00', '2026-11-20T09:20:00+07:00'],
  ['with seconds', '2026-11-20T14:00:30+07:00', '2026-11-20T14:20:30+07:00'],
  ['up to the very end of a session', '2026-11-20T11:10:00+07:00', '2026-11-20T11:30:00+07:00'],
  ['across lunch', '2026-11-20T11:20:00+07:00', '2026-11-20T13:10:00+07:00'],
  ['at lunch', '2026-11-20T12:00:00+07:00', '2026-11-20T13:20:00+07:00'],
  ['before opening', '2026-11-20T06:00:00+07:00', '2026-11-20T08:20:00+07:00'],
  ['over a weekend', '2026-11-20T17:25:00+07:00', '2026-11-23T08:15:00+07:00'],
  ['on a Sunday night', '2026-11-22T23:59:00+07:00', '2026-11-23T08:20:00+07:00'],
  ['over a single holiday', '2026-11-23T18:00:00+07:00', '2026-11-25T08:20:00+07:00'],
  ['over Tết 2027', '2027-02-03T20:00:00+07:00', '2027-02-12T08:20:00+07:00'],
  ['after midnight in Vietnam, the evening before in UTC', '2026-11-21T00:30:00+07:00', '2026-11-23T08:20:00+07:00'],
])('twenty working minutes %s', (_, from, by) => {
  expect(afterWorkingMinutes(new Date(from), promisedMinutes).toISOString()).toBe(new Date(by).toISOString())
})
