import { describe, expect, it } from 'vitest'

import { locales } from '@/lib/platform/i18n/locales'

import { glossaryOf } from './glossary'
import { markTerms, maxMarkedTerms } from './mark-terms'
import { termsByTopic } from './topics'

const link = (id: string, text: string, prefix = '') =>
  `<a class="term" href="${prefix}/learn/glossary#${id}">${text}</a>`

describe('markTerms', () => {
  it('marks the first occurrence of a term, as written', () => {
    expect(markTerms('<p>Giá trần là gì? Xem giá trần.</p><p>giá trần</p>', 'vi')).toEqual({
      html: `<p>${link('ceiling-price', 'Giá\u00A0trần')} là gì? Xem giá trần.</p><p>giá trần</p>`,
      terms: ['ceiling-price'],
    })
  })

  it.each([
    ['headings', '<h2>Cổ tức</h2>'],
    ['links', '<p><a href="/x">nhận <strong>cổ tức</strong></a></p>'],
    ['tables', '<table><tr><td>LO</td></tr></table>'],
    ['captions', '<figure><img src="/x" alt="cổ tức"><figcaption>Cổ tức</figcaption></figure>'],
  ])('leaves %s alone', (_, html) => {
    expect(markTerms(html, 'vi')).toEqual({ html, terms: [] })
  })

  it('continues after skipped elements', () => {
    expect(markTerms('<h2>Cổ tức</h2><p>Cổ tức là</p>', 'vi').html).toBe(
      `<h2>Cổ tức</h2><p>${link('dividend', 'Cổ\u00A0tức')} là</p>`,
    )
  })

  it('matches the longest term, and whole words only', () => {
    expect(markTerms('<p>tỷ lệ ký quỹ duy trì</p>', 'vi').terms).toEqual(['maintenance-ratio'])
    expect(markTerms('<p>Refilled, Lo and behold, ATOM, LOW</p>', 'en').terms).toEqual([])
  })

  it.each([
    ['phí lưu ký', 'phí lưu\u00A0ký'],
    ['tỷ lệ ký quỹ', 'tỷ\u00A0lệ ký\u00A0quỹ'],
  ])('keeps the two syllables of a Vietnamese word in “%s” on one line', (term, kept) => {
    expect(markTerms(`<p>${term}</p>`, 'vi').html).toContain(kept.split(' ').at(-1))
  })

  it('finds abbreviations in their own spelling, and before a Korean particle', () => {
    expect(markTerms('<p>ATC (P/E, T+2)</p>', 'en').terms).toEqual(['atc', 'pe', 'settlement'])
    expect(markTerms('<p>증거금률은 LO보다</p>', 'ko').terms).toEqual(['margin-ratio', 'lo'])
    expect(markTerms('<p>비상한가</p>', 'ko').terms).toEqual([])
  })

  it('leaves a Korean ending beside its word', () => {
    expect(markTerms('<p>마진콜이 발생</p>', 'ko').html).toBe(`<p>${link('margin-call', '마진콜', '/kr')}이 발생</p>`)
  })

  it('ignores a word with other meanings', () => {
    expect(markTerms('<p>The order book of the builder is full.</p>', 'en').terms).toEqual([])
    expect(markTerms('<p>계약을 체결하고 체결 상태를</p>', 'ko').html).toContain(link('matching', '체결 상태', '/kr'))
  })

  it('limits the explanations per text', () => {
    const all = Object.values(glossaryOf('en')).map(({ name }) => `<p>${name}</p>`)
    expect(markTerms(all.join(''), 'en').terms).toHaveLength(maxMarkedTerms)
  })
})

describe('the glossary', () => {
  it.each(locales)('is consistent in %s: every term once, by one name, in composed Unicode', (locale) => {
    const terms = glossaryOf(locale)
    expect(Object.keys(terms).toSorted()).toEqual(Object.values(termsByTopic).flat().toSorted())
    const forms = Object.values(terms).flatMap(({ name, forms: others = [] }) => [name, ...others])
    expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([])
    const texts = JSON.stringify(terms)
    expect(texts).toBe(texts.normalize('NFC'))
  })

  it.each(locales)('names the sources of figures in %s', (locale) => {
    const sourced = Object.entries(glossaryOf(locale)).flatMap(([id, { source }]) => (source ? [id] : []))
    expect(sourced).toEqual(
      Object.entries(glossaryOf('vi')).flatMap(([id, { source }]) => (source === undefined ? [] : [id])),
    )
    const figures = Object.entries(glossaryOf(locale)).filter(([, { text }]) => /\d\s?%/.test(text))
    // Checks the arithmetic of the leverage example.
    expect(figures.flatMap(([id, { source }]) => (source ? [] : [id]))).toEqual(['leverage'])
  })
})
