// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { QuoteContext } from './quote-context'
import { TickerTag } from './ticker-tag'

const quote = {
  ticker: 'JGB',
  change: { text: '0,22%', tone: 'down' },
  line: { path: 'M0 1L64 9', base: 4 },
  day: 'Phiên 20/11',
  asOf: '2026-11-20T07:32:00.000Z',
} as const

it('shows the change of its share once that is known, and the ticker alone before', () => {
  const tag = <TickerTag ticker="JGB" form="tag" />
  const { rerender } = render(<QuoteContext value={new Map()}>{tag}</QuoteContext>)
  expect(screen.getByText('JGB')).toBeInTheDocument()
  expect(screen.queryByText('0,22%')).toBeNull()
  rerender(<QuoteContext value={new Map([['JGB', quote]])}>{tag}</QuoteContext>)
  expect(screen.getByText('0,22%')).toHaveClass('text-down')
})

it('draws the day only where there is room for it', () => {
  const known = new Map([['JGB', quote]])
  const { container, rerender } = render(
    <QuoteContext value={known}>
      <TickerTag ticker="JGB" form="line" />
    </QuoteContext>,
  )
  const path = `path[d="${quote.line.path}"]`
  expect(container.querySelector(path)).not.toBeNull()
  rerender(
    <QuoteContext value={known}>
      <TickerTag ticker="JGB" form="tag" />
    </QuoteContext>,
  )
  expect(container.querySelector(path)).toBeNull()
})
