// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { FeeCalculator } from './fee-calculator'

const texts = {
  title: 'Try it',
  value: 'Each order',
  orders: 'Orders a month',
  saved: 'You save',
  paid: 'You still pay',
  exchange: 'Exchange fee',
  tax: 'Tax',
  drawn: 'Orders',
  days: ['Day 1', 'Day 90'],
  note: 'Half are sales.',
} as const

function show() {
  render(<FeeCalculator locale="en" texts={texts} />)
  const result = (name: string) => screen.getByRole('status', { name }).textContent?.replace('\u00A0', ' ')
  return { slider: (name: string) => screen.getByRole('slider', { name }), result }
}

it('says what its first example saves and costs', () => {
  const { slider, result } = show()
  expect(slider('Each order')).toHaveAttribute('aria-valuetext', 'VND\u00A025,000,000')
  expect(result('You save')).toBe('VND 900,000')
  expect(result('You still pay')).toBe('VND 462,000')
})

it('answers at once when a slider moves', () => {
  const { slider, result } = show()
  fireEvent.input(slider('Each order'), { target: { value: '40000000' } })
  fireEvent.input(slider('Orders a month'), { target: { value: '20' } })
  expect(result('You save')).toBe('VND 3,600,000')
  expect(result('Exchange fee')).toBe('VND 648,000')
  expect(result('Tax')).toBe('VND 1,200,000')
  expect(screen.getByText('60')).toBeInTheDocument()
})
