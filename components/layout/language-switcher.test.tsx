// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'

import { type Locale, locales } from '@/lib/platform/i18n/locales'

import { DocumentLanguages } from './document-languages'
import { LanguageSwitcher } from './language-switcher'

afterEach(cleanup)

vi.mock('next/navigation', () => ({ usePathname: () => '/market-news' }))

function renderWithAllLanguages() {
  render(
    <LanguageSwitcher
      locale="vi"
      label="Ngôn ngữ"
      languages={locales}
      missing={{ vi: '', en: '', ko: '' }}
      variant="inline"
    />,
  )
}

it.each([
  ['', '/en/market-news'],
  ['?utm_source=letter', '/en/market-news?utm_source=letter'],
  ['?page=4', '/en/market-news'],
  ['?utm_source=letter&page=4', '/en/market-news?utm_source=letter'],
  ['#our-network', '/en/market-news#our-network'],
  ['?page=4#faq-12', '/en/market-news#faq-12'],
])('keeps query and fragment %j except the page of a list, which the other language may lack', (search, target) => {
  window.history.replaceState(null, '', `/market-news${search}`)
  renderWithAllLanguages()
  const english = screen.getByRole('link', { name: 'English' })
  // The test only checks the link's target.
  english.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(english)
  expect(english).toHaveAttribute('href', target)
})

it('offers the languages of the document, and from then on those that the page on show names', () => {
  const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
  const switcher = (
    <LanguageSwitcher
      locale="vi"
      label="Ngôn ngữ"
      languages={['vi', 'ko']}
      missing={{ vi: 'vi?', en: 'en?', ko: 'ko?' }}
      variant="inline"
    />
  )
  const { rerender } = render(<>{switcher}</>)
  expect(links()).toEqual(['Tiếng Việt', '한국어'])
  expect(screen.getByText('en?')).toBeInTheDocument()
  const withPage = (languages: readonly Locale[], key: string) =>
    rerender(
      <>
        {switcher}
        <DocumentLanguages key={key} languages={languages} />
      </>,
    )
  withPage(['vi'], 'first')
  expect(links()).toEqual(['Tiếng Việt'])
  withPage(['vi', 'en'], 'second')
  expect(links()).toEqual(['Tiếng Việt', 'English'])
  rerender(<>{switcher}</>)
  expect(links()).toEqual(['Tiếng Việt', 'English', '한국어'])
})

it('has only links to existing documents before scripts run', () => {
  const html = renderToString(
    <LanguageSwitcher
      locale="vi"
      label="Ngôn ngữ"
      languages={['vi']}
      missing={{ vi: 'vi?', en: 'en?', ko: 'ko?' }}
      variant="menu"
    />,
  )
  expect(html.match(/hreflang="\w+"/gi)).toEqual(['hrefLang="vi"'])
})

it('remembers the language', () => {
  renderWithAllLanguages()
  const korean = screen.getByRole('link', { name: '한국어' })
  korean.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(korean)
  expect(document.cookie).toContain('NEXT_LOCALE=ko')
})
