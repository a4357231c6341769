import { expect, it } from 'vitest'

import { toVacancyOverview } from './vacancy-overview'

const now = new Date('2026-11-22T12:00:00+07:00')

it('counts open vacancies, their places and next deadline, and lists closed ones too', () => {
  const vacancies = [
    { branch: { id: 1 }, deadline: '2026-11-21' },
    { branch: { id: 1 }, deadline: '2027-01-13' },
    { branch: { id: 2 }, deadline: '2026-12-16' },
    { branch: { id: 2 }, deadline: null },
    { branch: null, deadline: null },
  ]
  expect(toVacancyOverview(vacancies, now)).toEqual({
    open: 4,
    places: 2,
    nextDeadline: '2026-12-16',
    listed: { 1: 2, 2: 2 },
  })
})

it('has no next deadline where all are open until filled', () => {
  expect(toVacancyOverview([{ branch: null, deadline: null }], now).nextDeadline).toBeNull()
})
