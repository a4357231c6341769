// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { saleCosts } from '@/lib/domain/company/rates'
import { formatMoneyInTable } from '@/lib/platform/i18n/format-money'

import { CostBar, type CostTexts } from './cost-bar'

const texts: CostTexts = {
  amount: 'You sell online',
  period: 'When',
  waived: 'First 90 days',
  regular: 'From day 91',
  notice: 'We email you on day 83.',
  total: 'Total cost',
  note: 'Tax is on the value of the sale.',
  commission: 'Commission',
  exchange: 'Exchange fee',
  tax: 'Tax on the sale',
  rates: { commission: '0.15%', noCommission: '0%', exchange: '0.027%', tax: '0.1%' },
}
const spaced = (amount: number) => formatMoneyInTable(amount, 'en').replaceAll('\u00A0', ' ')

it('adds up what a sale costs, with and without commission', async () => {
  render(<CostBar locale="en" texts={texts} />)
  const total = screen.getByRole('status', { name: 'Total cost' })
  expect(total).toHaveTextContent(spaced(saleCosts(100_000_000).total))
  fireEvent.input(screen.getByRole('slider', { name: 'You sell online' }), { target: { value: '500' } })
  expect(total).toHaveTextContent(spaced(saleCosts(500_000_000).total))
  await userEvent.click(screen.getByRole('radio', { name: /First 90 days/ }))
  expect(total).toHaveTextContent(spaced(saleCosts(500_000_000).waivedTotal))
  expect(screen.getAllByText('0%')).toHaveLength(2)
})
