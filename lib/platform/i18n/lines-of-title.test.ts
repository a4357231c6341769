import { expect, it } from 'vitest'

import { linesOfTitle } from './lines-of-title'

const day = new Date('2026-11-05T08:15:00+07:00')

it.each([
  ['vi', 'Bản tin ngày 5/11/2026: phiên tăng', 'Bản tin ngày 5/11/2026', 'Phiên tăng'],
  ['en', 'Daily note, 5 November 2026: hold', 'Daily note, 5 November 2026', 'Hold'],
  ['ko', '일간 리포트 2026년 11월 5일: 관망', '일간 리포트 2026년 11월 5일', '관망'],
  ['vi', 'JGB: khả quan', '05/11/2026', 'JGB: khả quan'],
  ['vi', 'Bản tin ngày 4/11/2026: phiên tăng', '05/11/2026', 'Bản tin ngày 4/11/2026: phiên tăng'],
] as const)('says the day of a post once (%s)', (locale, title, line, rest) => {
  expect(linesOfTitle(title, day, locale)).toEqual([line, rest])
})
