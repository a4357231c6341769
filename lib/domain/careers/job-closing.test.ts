import { expect, it } from 'vitest'

import { daysUntilClosing, isJobClosed } from './job-closing'

it.each([
  ['2026-11-21', '2026-11-21T16:59:59Z', false],
  ['2026-11-21', '2026-11-21T17:00:00Z', true],
  ['2026-11-20', '2026-11-20T17:00:00Z', true],
  [null, '2026-11-21T17:00:00Z', false],
])('a job with deadline %s is closed at %s: %s', (deadline, now, closed) => {
  expect(isJobClosed(deadline, new Date(now))).toBe(closed)
})

it.each([
  ['2026-11-21', '2026-11-21T16:59:59Z', 0],
  ['2026-12-01', '2026-11-20T17:00:00Z', 10],
  [null, '2026-11-21T17:00:00Z', null],
])('a job with deadline %s at %s has %s days left', (deadline, now, days) => {
  expect(daysUntilClosing(deadline, new Date(now))).toBe(days)
})
