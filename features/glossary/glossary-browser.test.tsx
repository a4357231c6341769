// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { renderIsland } from '@/tests/factories/render-island'

import { GlossaryBrowser } from './glossary-browser'
import { toGlossaryGroups } from './glossary-groups'

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(cleanup)

const terms = () => screen.queryAllByRole('term').length

it('shows matching terms and only their topics', () => {
  const { container } = renderIsland(
    <GlossaryBrowser groups={toGlossaryGroups('vi', (topic) => topic)}>To the learning path</GlossaryBrowser>,
  )
  const all = terms()
  expect(container.querySelector('#reference-price dd')?.textContent).toContain('Giá trần 26.00')
  expect(container.querySelector('#margin-ratio dd')?.textContent).toContain('0% Gọi bổ sung ký quỹ30% Hold only')
  const field = screen.getByRole('searchbox', { name: 'Search the terms' })

  fireEvent.change(field, { target: { value: 'giai chap' } })
  expect(screen.getByText('2 terms found')).toBeTruthy()
  expect(screen.getAllByRole('region', { name: 'risk' })).toEqual(screen.getAllByRole('region'))
  expect(container.querySelector('#forced-sale dt')?.textContent).toContain('Bán giải chấp')

  fireEvent.change(field, { target: { value: 'zzz' } })
  expect(screen.getByText('No term matches “zzz”.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(terms()).toBe(all)
})

it('declares the language of the name in another language', () => {
  const { container } = renderIsland(
    <GlossaryBrowser groups={toGlossaryGroups('ko', (topic) => topic)}>To the learning path</GlossaryBrowser>,
  )
  expect(container.querySelector('#margin-call [lang=vi]')?.textContent).toBe('Gọi bổ sung ký quỹ')
})
