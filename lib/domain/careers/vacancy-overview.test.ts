import { expect, it } from 'vitest'

import { toVacancyOverview } from './vacancy-overview'

const now = new Date('2026-11-22T12:00:00+07:00')

it('counts open vacancies, by branch and by deadline, and none that is closed', () => {
  const vacancies = [
    { id: 1, branch: { id: 1 }, deadline: '2026-11-21' },
    { id: 2, branch: { id: 1 }, deadline: '2027-01-13' },
    { id: 3, branch: { id: 2 }, deadline: '2027-01-13' },
    { id: 4, branch: { id: 2 }, deadline: '2026-12-16' },
    { id: 5, branch: { id: 2 }, deadline: null },
    { id: 6, branch: { id: 3 }, deadline: '2026-11-20' },
    { id: 7, branch: null, deadline: null },
  ]
  expect(toVacancyOverview(vacancies, now)).toEqual({
    open: 5,
    openAt: { 1: 1, 2: 3 },
    deadlines: [
      { date: '2026-12-16', daysLeft: 24, jobs: [{ id: 4, branch: 2 }] },
      {
        date: '2027-01-13',
        daysLeft: 52,
        jobs: [
          { id: 2, branch: 1 },
          { id: 3, branch: 2 },
        ],
      },
    ],
  })
})

it('has no deadlines where all are open until filled', () => {
  expect(toVacancyOverview([{ id: 8, branch: null, deadline: null }], now).deadlines).toEqual([])
})
