// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

import { err, ok } from '@/lib/platform/result/result'
import { renderIsland } from '@/tests/factories/render-island'

import { JobBoard } from './job-board'
import { loadJobs } from './load-jobs'

vi.mock('./load-jobs', () => ({ loadJobs: vi.fn<typeof loadJobs>() }))

const row = (id: number) => ({
  id,
  href: `/en/career/${id}`,
  title: `Job ${id}`,
  description: null,
  branch: null,
  quantity: null,
  deadline: 'Until filled',
  daysLeft: null,
  posted: '01/11/2026',
  student: false,
  closed: false,
})

afterEach(() => {
  window.history.replaceState(null, '', '/')
})

// docs/specification.md#failures F7
it('keeps the jobs that it has when more cannot be loaded, says why, and tries again', async () => {
  vi.mocked(loadJobs)
    .mockResolvedValueOnce(err({ kind: 'server', status: 503 }))
    .mockResolvedValueOnce(ok({ rows: [row(2)], page: 2, lastPage: 2, total: 2 }))
  const first = { rows: [row(1)], page: 1, lastPage: 2, total: 2 }
  renderIsland(<JobBoard locale="en" open={null} branches={[]} pays={{}} branch={null} first={first} empty={null} />)
  const user = userEvent.setup({ delay: null })
  await user.click(screen.getByRole('link', { name: 'More positions' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We couldn’t load the listSomething went wrong (code 503). Please try again.',
  )
  expect(screen.getByRole('link', { name: 'Job 1' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Job 2' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
