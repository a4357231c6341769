// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { useCurrentSection } from '@/components/ui/use-current-section'

import { ContentsMenu } from './contents-menu'

vi.mock('@/components/ui/use-current-section', () => ({ useCurrentSection: vi.fn<typeof useCurrentSection>() }))

const entries = [
  { id: 'a', text: '1. Chúng tôi là ai' },
  { id: 'b', text: '2. Ai được sử dụng' },
]

/** @param reached index of what was reached last: the menu itself, then the sections */
function summary(reached: number, showsCurrent = true) {
  vi.mocked(useCurrentSection).mockReturnValue(reached)
  const { container } = render(<ContentsMenu title="Trong bài này" entries={entries} showsCurrent={showsCurrent} />)
  return container.querySelector('summary')
}

beforeEach(() => vi.mocked(useCurrentSection).mockReset())

it('names the section that is being read, with its number', () => {
  expect(summary(2)).toHaveTextContent('Trong bài này2. Ai được sử dụng')
  expect(screen.getByText('2. Ai được sử dụng', { selector: 'a' })).toHaveAttribute('aria-current', 'location')
})

it('has only its title before the first section, and where it does not follow the reader', () => {
  expect(summary(0)).toHaveTextContent(/^Trong bài này$/)
  expect(summary(0, false)).toHaveTextContent(/^Trong bài này$/)
})
