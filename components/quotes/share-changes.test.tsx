// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { QuoteContext } from './quote-context'
import { ShareChanges } from './share-changes'

const quote = {
  ticker: 'JGB',
  change: { text: '3,40%', tone: 'up' },
  line: { path: 'M0 10L64 2', base: 10 },
  day: 'Phiên 20/11',
  date: '2026-11-20',
} as const

const list = (day: string) => (
  <QuoteContext value={new Map([['JGB', quote]])}>
    <ShareChanges label="Cổ phiếu trong bài" tickers={['JGB', 'KVB']} day={day} />
  </QuoteContext>
)

it('shows the way and the change of each share that has one', () => {
  const { container } = render(list('2026-11-20'))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['JGB3,40%', 'KVB'])
  expect(container.querySelectorAll('path[stroke="currentColor"]')).toHaveLength(1)
})

it('shows no change of another session', () => {
  render(list('2026-11-19'))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['JGB', 'KVB'])
})
