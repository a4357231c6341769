import { expect, it } from 'vitest'

import { firstBoard, type JobPage, nextBoard, orderOf } from './job-board-state'
import { type JobRowData, toJobRow, withoutPlace } from './job-row-data'

const row = (id: number): JobRowData => ({
  id,
  href: `/career/${id}`,
  title: `Job ${id}`,
  description: null,
  branch: null,
  quantity: null,
  deadline: '',
  daysLeft: null,
  posted: '01/11/2026',
  student: false,
  closed: false,
})
const page = (ids: readonly number[], number: number): JobPage => ({
  rows: ids.map(row),
  page: number,
  lastPage: 3,
  total: 9,
})
const ids = (board: JobPage) => board.rows.map(({ id }) => id)

const first = firstBoard(null, page([9, 8, 7, 6], 1))
const second = { branch: null, page: 2 }

it('adds a further page, a job that moved down only once', () => {
  const asking = nextBoard(first, { type: 'asked', place: second })
  const board = nextBoard(asking, { type: 'appended', place: second, answer: page([6, 5, 4, 3], 2) })
  expect(ids(board)).toEqual([9, 8, 7, 6, 5, 4, 3])
  expect(board).toMatchObject({ page: 2, added: 3, status: 'idle' })
})

it('replaces the list when the branch changes', () => {
  const place = { branch: 3, page: 1 }
  const asking = nextBoard(first, { type: 'asked', place })
  expect(ids(asking)).toEqual([9, 8, 7, 6])
  const board = nextBoard(asking, { type: 'replaced', place, answer: page([8], 1) })
  expect(ids(board)).toEqual([8])
  expect(board.branch).toBe(3)
})

it('takes no answer to a question that is no longer asked', () => {
  const place = { branch: 3, page: 1 }
  const asking = nextBoard(nextBoard(first, { type: 'asked', place: second }), { type: 'asked', place })
  expect(nextBoard(asking, { type: 'appended', place: second, answer: page([5], 2) })).toBe(asking)
  expect(nextBoard(asking, { type: 'failed', place: second, failure: { key: 'network', values: {} } })).toBe(asking)
})

it('keeps what it shows when loading fails, and what was asked for, to ask again', () => {
  const asking = nextBoard(first, { type: 'asked', place: second })
  const failed = nextBoard(asking, { type: 'failed', place: second, failure: { key: 'network', values: {} } })
  expect(ids(failed)).toEqual([9, 8, 7, 6])
  expect(failed).toMatchObject({ status: 'failed', failure: { key: 'network', values: {} }, asked: second, page: 1 })
})

it('shows closed jobs after the others, once all are there', () => {
  const rows = [{ ...row(9), closed: true }, row(8), row(7)]
  const shown = (number: number) => orderOf({ ...page([], number), rows }).map(({ id }) => id)
  expect(shown(1)).toEqual([8, 7])
  expect(shown(3)).toEqual([8, 7, 9])
})

it('tells the last day, or that there is none, in the language', () => {
  const job = {
    id: 4,
    title: 'Analyst',
    description: null,
    branch: null,
    quantity: null,
    deadline: '2026-12-01',
    createdAt: new Date(0),
    student: false,
    locales: [],
    closed: false,
    daysLeft: 11,
  } as const
  expect(toJobRow(job, 'en')).toMatchObject({ href: '/en/career/4', deadline: '1 Dec 2026', daysLeft: 11 })
  expect(toJobRow({ ...job, deadline: null }, 'en').deadline).toBeNull()
  expect(toJobRow({ ...job, daysLeft: 41 }, 'en').daysLeft).toBeNull()
})

it('names the place of a job once', () => {
  expect(withoutPlace('Giao dịch viên, chi nhánh Đà Nẵng', 'Chi nhánh Đà Nẵng')).toBe('Giao dịch viên')
  expect(withoutPlace('Giao dịch viên, chi nhánh Huế', 'Chi nhánh Đà Nẵng')).toBe('Giao dịch viên, chi nhánh Huế')
  expect(withoutPlace('Kế toán', undefined)).toBe('Kế toán')
})
