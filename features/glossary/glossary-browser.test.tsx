// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { GlossaryBrowser } from './glossary-browser'
import { toGlossaryGroups } from './glossary-groups'

const copy = {
  search: 'Search',
  placeholder: '',
  clear: 'Clear',
  showAll: 'Show all',
  topics: 'Topics',
  found: '{count} found',
  nothing: 'Nothing for {query}',
  nothingLead: '',
  permalink: 'link',
  source: 'Source',
  note: '',
}

afterEach(cleanup)

const terms = () => screen.queryAllByRole('term').length

it('shows matching terms and only their topics', () => {
  const { container } = render(
    <GlossaryBrowser groups={toGlossaryGroups('vi', (topic) => topic)} copy={copy}>
      ways on
    </GlossaryBrowser>,
  )
  const all = terms()
  const field = screen.getByRole('searchbox', { name: 'Search' })

  fireEvent.change(field, { target: { value: 'giai chap' } })
  expect(screen.getByText('2 found')).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['risk'])
  expect(container.querySelector('#forced-sale dt')?.textContent).toContain('Bán giải chấp')

  fireEvent.change(field, { target: { value: 'zzz' } })
  expect(screen.getByText('Nothing for zzz')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(terms()).toBe(all)
})

it('declares the language of the name in another language', () => {
  const { container } = render(
    <GlossaryBrowser groups={toGlossaryGroups('ko', (topic) => topic)} copy={copy}>
      ways on
    </GlossaryBrowser>,
  )
  expect(container.querySelector('#margin-call [lang=vi]')?.textContent).toBe('Gọi bổ sung ký quỹ')
})
