// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { LanguageSwitcher } from './language-switcher'

afterEach(cleanup)

vi.mock('next/navigation', () => ({ usePathname: () => '/market-news' }))

it.each([
  ['', '/en/market-news'],
  ['?utm_source=letter', '/en/market-news?utm_source=letter'],
  ['?page=4', '/en/market-news'],
  ['?utm_source=letter&page=4', '/en/market-news?utm_source=letter'],
  ['#our-network', '/en/market-news#our-network'],
  ['?page=4#faq-12', '/en/market-news#faq-12'],
])('keeps query and fragment %j except the page of a list, which the other language may lack', (search, target) => {
  window.history.replaceState(null, '', `/market-news${search}`)
  render(<LanguageSwitcher locale="vi" label="Ngôn ngữ" missing={{ vi: '', en: '', ko: '' }} variant="inline" />)
  const english = screen.getByRole('link', { name: 'English' })
  // The test only checks the link's target.
  english.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(english)
  expect(english).toHaveAttribute('href', target)
})

it('offers only the languages that the document names, also on a page that says it is not in this one', () => {
  window.history.replaceState(null, '', '/market-news')
  document.head.innerHTML = '<link rel="alternate" hreflang="ko" href="http://localhost/kr/market-news">'
  render(
    <LanguageSwitcher locale="vi" label="Ngôn ngữ" missing={{ vi: 'vi?', en: 'en?', ko: 'ko?' }} variant="inline" />,
  )
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['한국어'])
  expect(screen.getByText('en?')).toBeInTheDocument()
})

it('remembers the language', () => {
  document.head.innerHTML = ''
  render(<LanguageSwitcher locale="vi" label="Ngôn ngữ" missing={{ vi: '', en: '', ko: '' }} variant="inline" />)
  const korean = screen.getByRole('link', { name: '한국어' })
  korean.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(korean)
  expect(document.cookie).toContain('NEXT_LOCALE=ko')
})
