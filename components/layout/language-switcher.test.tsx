// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { LanguageSwitcher } from './language-switcher'

vi.mock('next/navigation', () => ({ usePathname: () => '/market-news' }))

it.each([
  ['', '/en/market-news'],
  ['?utm_source=letter', '/en/market-news?utm_source=letter'],
  ['?page=4', '/en/market-news'],
  ['?utm_source=letter&page=4', '/en/market-news?utm_source=letter'],
])('keeps the query %j except the page of a list, which the other language may lack', (search, target) => {
  window.history.replaceState(null, '', `/market-news${search}`)
  render(<LanguageSwitcher locale="vi" label="Ngôn ngữ" missing={{ vi: '', en: '', ko: '' }} variant="inline" />)
  const english = screen.getByRole('link', { name: 'English' })
  // The test only checks the link's target.
  english.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(english)
  expect(english).toHaveAttribute('href', target)
})
