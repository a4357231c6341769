// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { SavingPlan, type SavingTexts } from './saving-plan'

const texts: SavingTexts = {
  title: 'Try a monthly plan',
  monthly: 'You save each month',
  years: 'For',
  total: 'Final value',
  start: 'Today',
  gain: '8% gain a year',
  invested: 'You pay in',
  loss: '8% loss a year',
}
const rates = { gain: 0.08 / 12, loss: -0.08 / 12 }

function show() {
  render(<SavingPlan rates={rates} locale="en" texts={texts} />)
  return {
    monthly: screen.getByRole('slider', { name: 'You save each month' }),
    years: screen.getByRole('slider', { name: 'For' }),
    total: screen.getByRole('status', { name: 'Final value' }),
  }
}

it('shows the first plan before anything is moved', () => {
  const { monthly, years, total } = show()
  expect(monthly).toHaveAttribute('aria-valuetext', 'VND\u00A05,000,000')
  expect(years).toHaveAttribute('aria-valuetext', '10 years')
  expect(total).toHaveTextContent('VND 414–915 million')
})

it('answers a move at once, with the sum that was paid in', () => {
  const { monthly, years, total } = show()
  fireEvent.input(monthly, { target: { value: '10' } })
  expect(total).toHaveTextContent('VND 828 million–1.83 billion')
  fireEvent.input(years, { target: { value: '1' } })
  expect(years).toHaveAttribute('aria-valuetext', '1 year')
  expect(screen.getByText('120 million')).toBeInTheDocument()
})
