import { expect, it } from 'vitest'

import { formatDay, formatTime } from './format-day'

// 00:30 of the 21st in Vietnam, still the 20th in London.
const lateAtNight = new Date('2026-11-20T17:30:00Z')

it.each([
  ['vi', '21/11/2026'],
  ['en', '21 Nov 2026'],
  ['ko', '2026. 11. 21.'],
] as const)('says the day in Vietnam in %s', (locale, day) => {
  expect(formatDay(lateAtNight, locale)).toBe(day)
})

it('says the time in Vietnam by 24 hours', () => {
  expect(formatTime(lateAtNight)).toBe('00:30')
})
