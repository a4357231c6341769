import { expect, it } from 'vitest'

import { formatDay, formatLongDay, formatTime, formatWeekday } from './format-day'

// 00:30 of the 21st in Vietnam, still the 20th in London.
const lateAtNight = new Date('2026-11-20T17:30:00Z')

it.each([
  ['vi', '21/11/2026'],
  ['en', '21 Nov 2026'],
  ['ko', '2026.\u00A011.\u00A021.'],
] as const)('says the day in Vietnam in %s', (locale, day) => {
  expect(formatDay(lateAtNight, locale)).toBe(day)
})

it.each([
  ['vi', '21/11/2026'],
  ['en', '21 November 2026'],
  ['ko', '2026년\u00A011월\u00A021일'],
] as const)('says the day for a sentence in %s', (locale, day) => {
  expect(formatLongDay(lateAtNight, locale)).toBe(day)
})

it('writes a Vietnamese day with the same digits in lists and sentences', () => {
  const early = new Date('2026-09-04T05:00:00Z')
  expect(formatLongDay(early, 'vi')).toBe('04/09/2026')
  expect(formatDay(early, 'vi')).toBe('04/09/2026')
})

it.each([
  ['vi', 'thứ Hai, 23/11'],
  ['en', 'Monday 23 November'],
  ['ko', '11월\u00A023일\u00A0월요일'],
] as const)('names the weekday of a day in %s', (locale, day) => {
  expect(formatWeekday('2026-11-23', locale).toLocaleLowerCase('vi')).toBe(day.toLocaleLowerCase('vi'))
})

it.each([
  ['vi', 'thứ Hai, 23/11'],
  ['en', 'Mon 23 Nov'],
  ['ko', '11월\u00A023일\u00A0(월)'],
] as const)('names the weekday of a day in short in %s', (locale, day) => {
  expect(formatWeekday('2026-11-23', locale, 'short').toLocaleLowerCase('vi')).toBe(day.toLocaleLowerCase('vi'))
})

it('says the time in Vietnam by 24 hours', () => {
  expect(formatTime(lateAtNight)).toBe('00:30')
})
