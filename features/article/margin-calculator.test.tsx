// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { interest, rates } from '@/lib/domain/company/rates'

import { MarginCalculator } from './margin-calculator'

const texts = {
  title: 'Try it',
  own: 'Own money',
  loan: 'Loan',
  price: 'Price now',
  bought: 'Bought at',
  ratio: 'Margin ratio',
  left: 'Yours now',
  lost: 'Lost',
  call: 'Call price',
  room: 'May still fall',
  missing: 'To pay in',
  most: 'At most',
  levels: { safe: 'Safe', warning: 'Warned', second: 'Warned again', call: 'Called' },
  note: 'No interest.',
}

function show() {
  render(<MarginCalculator locale="en" texts={texts} />)
  const slider = (name: string) => screen.getByRole('slider', { name })
  const result = (name: string) => screen.getByRole('status', { name })
  return { slider, result }
}

it('shows the example of the guide at its first warning before anything is moved', () => {
  const { slider, result } = show()
  expect(slider('Own money')).toHaveAttribute('aria-valuetext', 'VND\u00A060,000,000')
  expect(slider('Price now')).toHaveValue('20000')
  expect(result('Margin ratio')).toHaveTextContent('40.0% Warned')
  expect(result('Call price')).toHaveTextContent('VND 17,143')
  expect(result('May still fall')).toHaveTextContent('14.3%')
})

it('says what is borrowed, what is left of own money and what the fall has taken', () => {
  const { slider } = show()
  const parts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent.replace('\u00A0', ' '))
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Loan', 'Yours now', 'Lost'])
  expect(parts()).toEqual(['60 million', '40 million', '20 million'])
  fireEvent.input(slider('Price now'), { target: { value: '17000' } })
  expect(parts()).toEqual(['60 million', '25 million', '35 million'])
  fireEvent.input(slider('Price now'), { target: { value: '24000' } })
  expect(parts()).toEqual(['60 million', '60 million'])
})

it('begins at the price of the call where its text does, which is between two steps', () => {
  render(<MarginCalculator locale="en" isCalled texts={texts} />)
  const price = screen.getByRole('slider', { name: 'Price now' })
  const ratio = screen.getByRole('status', { name: 'Margin ratio' })
  expect(price).toHaveValue('17143')
  expect(ratio).toHaveTextContent('30.0% Called')
  fireEvent.input(screen.getByRole('slider', { name: 'Loan' }), { target: { value: '55000000' } })
  expect(price).toHaveValue('17143')
  fireEvent.input(price, { target: { value: '17144' } })
  expect(price).toHaveValue('17500')
  expect(price).toHaveAttribute('step', '500')
})

it('says the interest on the loan as the rates give it', () => {
  render(<MarginCalculator locale="vi" own={100_000_000} texts={{ ...texts, interest: '30 days' }} />)
  const month = interest(100_000_000, 30, rates.margin).toLocaleString('vi-VN')
  expect(screen.getByRole('status', { name: '30 days' })).toHaveTextContent(month)
})

it('leaves out the interest where no loan is offered, and names no zone below the scale', () => {
  const { slider } = show()
  expect(screen.getAllByRole('status')).toHaveLength(3)
  fireEvent.input(slider('Loan'), { target: { value: '20000000' } })
  expect(screen.queryAllByRole('listitem')).toEqual([])
})

it('names the price at which each zone begins', () => {
  show()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '30% Called VND\u00A017,143',
    '35% Warned again VND\u00A018,462',
    '40% Warned VND\u00A020,000',
  ])
})

it('begins with the own funds of its text, which borrow as much as they may', () => {
  render(<MarginCalculator locale="en" own={100_000_000} texts={texts} />)
  expect(screen.getByRole('slider', { name: 'Loan' })).toHaveValue('100000000')
})

it('warns, then says what to pay in, as the price falls', () => {
  const { slider, result } = show()
  fireEvent.input(slider('Price now'), { target: { value: '24000' } })
  expect(result('Margin ratio')).toHaveTextContent('50.0% Safe')
  fireEvent.input(slider('Price now'), { target: { value: '20000' } })
  expect(result('Margin ratio')).toHaveTextContent('40.0% Warned')
  fireEvent.input(slider('Price now'), { target: { value: '18000' } })
  expect(result('Margin ratio')).toHaveTextContent('33.3% Warned again')
  fireEvent.input(slider('Price now'), { target: { value: '17000' } })
  expect(result('Margin ratio')).toHaveTextContent('29.4% Called')
  expect(result('To pay in')).toHaveTextContent('VND 9,000,000')
})

it('lends no more than own money', () => {
  const { slider } = show()
  fireEvent.input(slider('Own money'), { target: { value: '40000000' } })
  expect(slider('Loan')).toHaveAttribute('aria-valuetext', 'VND\u00A040,000,000')
  expect(slider('Loan')).toHaveAttribute('max', '40000000')
})
