// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { QuoteContext } from './quote-context'
import { TickerTag } from './ticker-tag'

const quote = {
  ticker: 'JGB',
  change: { text: '0,22%', tone: 'down' },
  line: null,
  day: 'Phiên 20/11',
  date: '2026-11-20',
} as const

const room = 'min-w-26'

it('shows the change of its share once that is known, and the ticker alone before', () => {
  const tag = <TickerTag ticker="JGB" />
  const { rerender, container } = render(<QuoteContext value={null}>{tag}</QuoteContext>)
  expect(screen.getByText('JGB')).toBeInTheDocument()
  expect(container.firstElementChild).toHaveClass(room)
  expect(screen.queryByText('0,22%')).toBeNull()
  rerender(<QuoteContext value={new Map([['JGB', quote]])}>{tag}</QuoteContext>)
  expect(screen.getByText('0,22%')).toHaveClass('text-down')
})

it.each([
  { of: 'the session of its text', day: '2026-11-20', shown: 1 },
  { of: 'no other session', day: '2026-11-19', shown: 0 },
  { of: 'none where its text is older than others', day: null, shown: 0 },
])('shows the change of $of', ({ day, shown }) => {
  const { container } = render(
    <QuoteContext value={new Map([['JGB', quote]])}>
      <TickerTag ticker="JGB" day={day} />
    </QuoteContext>,
  )
  expect(screen.queryAllByText('0,22%')).toHaveLength(shown)
  expect(container.querySelectorAll(`.${room}`)).toHaveLength(shown)
})

it('keeps no room where there are no changes', () => {
  const { container } = render(<TickerTag ticker="JGB" day="2026-11-20" />)
  expect(container.firstElementChild).not.toHaveClass(room)
})
