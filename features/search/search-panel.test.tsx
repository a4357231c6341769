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
