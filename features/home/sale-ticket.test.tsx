// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { saleValue, tradedStock } from '@/components/app-screen/sample-market'
import { saleCosts } from '@/lib/domain/company/rates'
import { formatMoneyInTable } from '@/lib/platform/i18n/format-money'

import { SaleTicket, type SaleTexts } from './sale-ticket'

const texts: SaleTexts = {
  quantity: 'Shares to sell',
  period: 'When',
  waived: 'First 90 days',
  regular: 'From day 91',
  value: 'Sale value',
  total: 'Fees and tax',
  commission: 'Commission',
  exchange: 'Exchange fee',
  tax: 'Tax on the sale',
  net: 'You receive',
  arrives: 'Money arrives',
  days: 'T+2',
  rates: { commission: '0.15%', noCommission: '0%', exchange: '0.027%', tax: '0.1%' },
}
const spaced = (amount: number) => formatMoneyInTable(amount, 'en').replaceAll('\u00A0', ' ')

it('adds up what a sale costs and leaves, with and without commission', async () => {
  render(<SaleTicket locale="en" texts={texts} />)
  const total = screen.getByRole('status', { name: 'Fees and tax' })
  const first = saleValue(tradedStock.quantity)
  expect(total).toHaveTextContent(spaced(saleCosts(first).waivedTotal))
  expect(screen.getByText(spaced(first - saleCosts(first).waivedTotal))).toBeVisible()
  expect(screen.getByText('0%')).toBeVisible()
  fireEvent.input(screen.getByRole('slider', { name: 'Shares to sell' }), { target: { value: '5000' } })
  await userEvent.click(screen.getByRole('radio', { name: 'From day 91' }))
  const most = saleValue(5000)
  expect(total).toHaveTextContent(spaced(saleCosts(most).total))
  expect(screen.getByText(spaced(most - saleCosts(most).total))).toBeVisible()
  expect(screen.getByText('0.15%')).toBeVisible()
  expect(screen.getByText('5,000')).toBeVisible()
})
