// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'

import { renderIsland } from '@/tests/factories/render-island'

import { loadEngine } from './load-engine'
import { SearchPanel } from './search-panel'

vi.mock('./load-engine', () => ({ loadEngine: vi.fn<typeof loadEngine>() }))

beforeEach(() => {
  vi.mocked(loadEngine)
    .mockReset()
    .mockResolvedValue({ search: () => ({ total: 0, groups: [] }) })
})

const show = (query: string, firstChosen = false) =>
  renderIsland(
    <SearchPanel
      indexHref="/search-index/en.json"
      query={query}
      onQuery={() => undefined}
      perKind={5}
      firstChosen={firstChosen}
    />,
  )

it('loads nothing on the page until its field has focus', async () => {
  const user = userEvent.setup({ delay: null })
  show('')
  expect(loadEngine).not.toHaveBeenCalled()
  await user.click(screen.getByRole('combobox', { name: 'Search' }))
  expect(loadEngine).toHaveBeenCalledOnce()
})

it.each([
  ['the address asks something', 'margin', false],
  ['its dialog was opened', '', true],
])('loads immediately if %s', async (_, query, firstChosen) => {
  show(query, firstChosen)
  await vi.waitFor(() => expect(loadEngine).toHaveBeenCalledOnce())
})

it('shows a few hits of every kind, and more of a kind that was chosen', async () => {
  const documents = Array.from({ length: 4 }, (_, at) => [
    { kind: 'faq' as const, href: `/faq#${at}`, title: `Margin question ${at}`, text: '' },
    { kind: 'term' as const, href: `/term#${at}`, title: `Margin term ${at}`, text: '' },
  ]).flat()
  const { createSearchEngine } = await import('./search-engine')
  vi.mocked(loadEngine).mockResolvedValue(createSearchEngine(documents))
  const user = userEvent.setup({ delay: null })
  renderIsland(
    <SearchPanel
      indexHref="/search-index/en.json"
      query="margin"
      onQuery={() => undefined}
      perKind={3}
      perChosenKind={20}
      firstChosen={false}
    />,
  )
  const names = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(await names()).toHaveLength(8)
  expect(await names()).toContain('See all 4: Terms')
  await user.click(screen.getByRole('button', { name: 'Terms 4' }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Margin term 0',
    'Margin term 1',
    'Margin term 2',
    'Margin term 3',
  ])
  await user.click(screen.getByRole('button', { name: 'All 8' }))
  await user.click(screen.getByRole('option', { name: 'See all 4: Frequently asked questions' }))
  expect(await names()).toHaveLength(4)
})
