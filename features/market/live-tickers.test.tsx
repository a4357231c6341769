// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { LiveTickers } from './live-tickers'
import type { QuoteFigures, TickerFigures } from './ticker-figures'

const line = { path: 'M0 10L64 4', base: 10 }
const quote = (ticker: string, of: Partial<QuoteFigures> = {}): QuoteFigures => ({
  ticker,
  price: '23.150',
  dong: 23_150,
  change: { text: '1,07%', tone: 'down' },
  ceiling: '25.000',
  reference: '23.400',
  floor: '21.800',
  line,
  ...of,
})
const links = ['JGB', 'KVB'].map((ticker) => ({ ticker, href: null }))
const texts = {
  label: 'Cổ phiếu trong bài',
  ceiling: 'Giá trần',
  reference: 'Tham chiếu',
  floor: 'Giá sàn',
  reports: 'Báo cáo',
  unit: 'Đơn vị: đồng',
  demonstration: 'Minh họa',
}

/** The items of the list. */
function rowsOf(quotes: readonly QuoteFigures[], isLater: boolean) {
  const figures: TickerFigures = {
    at: 'Phiên 26/11, 10:27',
    day: 'Phiên 26/11',
    now: 'Giá sau bài: phiên 26/11',
    date: '2026-11-26',
    isDemonstration: false,
    quotes,
  }
  render(<LiveTickers {...{ figures, isLater, links, texts }} />)
  return screen.getAllByRole('listitem')
}

it('shows prices that the text knew with their time and colours', () => {
  const rows = rowsOf([quote('JGB'), quote('KVB')], false)
  expect(screen.getByText('Phiên 26/11, 10:27')).toBeInTheDocument()
  expect(rows[0]?.querySelector('.text-down')).not.toBeNull()
})

it('shows later prices with their session and changes', () => {
  const rows = rowsOf([quote('JGB'), quote('KVB', { line: null })], true)
  expect(screen.getByText('Giá sau bài: phiên 26/11')).toBeInTheDocument()
  expect(rows[0]).toHaveTextContent(/^JGB 23\.150 1,07%$/)
  expect(rows.map((row) => row.querySelectorAll('button > svg').length)).toEqual([1, 0])
})

it('shows a share without price by its name alone, and the unit', () => {
  rowsOf([quote('JGB')], true)
  expect(screen.getByText('Đơn vị: đồng')).toBeInTheDocument()
  expect(screen.getAllByRole('button')).toHaveLength(1)
})
