// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { err, ok } from '@/lib/platform/result/result'
import en from '@/messages/en.json'
import { renderIsland } from '@/tests/factories/render-island'

import { calculate } from './calculate'
import { Calculator } from './calculator'

vi.mock('./calculate', () => ({ calculate: vi.fn<typeof calculate>() }))

const totals = { amount: 119_562_000, futureAmount: null, totalInvestment: 100_000_000, profit: 19_562_000 }

function show() {
  renderIsland(<Calculator locale="en" first={<p>first projection</p>} empty={<p>nothing yet</p>} />)
  return userEvent.setup()
}

beforeEach(() => {
  vi.mocked(calculate).mockResolvedValue(ok(totals))
})

afterEach(() => {
  window.history.replaceState(null, '', '/')
})

it('calculates what an address asks for, and keeps the address of what was calculated', async () => {
  window.history.replaceState(null, '', '/?plan=profit&money=100000000&profit=12&month=18')
  const user = show()
  expect(await screen.findByText('about VND 120 million')).toBeInTheDocument()
  expect(vi.mocked(calculate).mock.lastCall?.[0].plan).toEqual({
    plan: 'lump',
    money: 100_000_000,
    percent: 12,
    duration: 18,
    unit: 'month',
  })
  await user.clear(screen.getByLabelText('Period'))
  await user.type(screen.getByLabelText('Period'), '24')
  await user.click(screen.getByRole('button', { name: 'Calculate' }))
  expect(window.location.search).toBe('?plan=profit&money=100000000&profit=12&month=24')
})

it('refuses a plan out of its limits with a sentence, and takes the reader to the field', async () => {
  const user = show()
  const percent = screen.getByLabelText('Assumed yearly return')
  await user.clear(percent)
  await user.type(percent, '80')
  await user.click(screen.getByRole('button', { name: 'Calculate' }))
  expect(percent).toHaveFocus()
  expect(percent).toHaveAccessibleDescription(/from 0 to 20% a year/)
  expect(calculate).not.toHaveBeenCalled()
  expect(screen.getByText('first projection')).toBeInTheDocument()
})

it('clears its values on reset, in the address too', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Calculate' }))
  expect(await screen.findByText('about VND 120 million')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.getByText('nothing yet')).toBeInTheDocument()
  expect(window.location.search).toBe('')
})

it('says what failed, keeps what was typed, and tries again', async () => {
  vi.mocked(calculate).mockResolvedValueOnce(err({ kind: 'network' }))
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Calculate' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(en.failures.network)
  expect(screen.getByLabelText('Amount each month')).toHaveValue('5,000,000')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('about VND 120 million')).toBeInTheDocument()
})
