// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'

import { loadEngine } from './load-engine'
import type { SearchCopy } from './search-copy'
import { SearchPanel } from './search-panel'

vi.mock('./load-engine', () => ({ loadEngine: vi.fn<typeof loadEngine>() }))

const copy = { label: 'Search', loading: 'Loading', count: '{count}', empty: '', clear: 'Clear' } as SearchCopy

beforeEach(() => {
  vi.mocked(loadEngine)
    .mockReset()
    .mockResolvedValue({ search: () => ({ total: 0, groups: [] }) })
})

const show = (query: string, firstChosen = false) =>
  render(
    <SearchPanel
      indexHref="/search-index/en.json"
      copy={copy}
      query={query}
      onQuery={() => undefined}
      perKind={5}
      firstChosen={firstChosen}
    />,
  )

it('loads nothing until the search field is focused', async () => {
  const user = userEvent.setup({ delay: null })
  show('')
  expect(loadEngine).not.toHaveBeenCalled()
  await user.click(screen.getByRole('combobox', { name: 'Search' }))
  expect(loadEngine).toHaveBeenCalledOnce()
})

it.each([
  ['the URL has a query', 'margin', false],
  ['it is in the dialog', '', true],
])('loads immediately if %s', async (_, query, firstChosen) => {
  show(query, firstChosen)
  await vi.waitFor(() => expect(loadEngine).toHaveBeenCalledOnce())
})
