import { describe, expect, it } from 'vitest'

import { createSeed } from './seed'

const seed = createSeed(new Date('2026-11-20T10:00:00+07:00'))

/** Every text in a tree of values, with the language of its key. */
function textsOf(value: unknown, locale?: string): { locale: string; text: string }[] {
  if (typeof value === 'string') return locale === undefined ? [] : [{ locale, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, key === 'vi' || key === 'en' || key === 'ko' ? key : locale),
  )
}

// Entries of one language (sliders, guide files) repeat their text under the Vietnamese key.
const staticContent = seed.staticContent.filter(({ locale }) => locale === undefined)
const texts = textsOf({ ...seed, staticContent })
const of = (wanted: string) => texts.filter(({ locale }) => locale === wanted).map(({ text }) => text)

describe('the languages of the seed content', () => {
  it('has no Korean in Vietnamese or English text', () => {
    expect([...of('vi'), ...of('en')].filter((text) => /\p{Script=Hangul}/u.test(text))).toEqual([])
  })

  it('has no Vietnamese letters in English or Korean text', () => {
    const vietnamese = /[ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ]/i
    expect([...of('en'), ...of('ko')].filter((text) => vietnamese.test(text.normalize('NFC')))).toEqual([])
  })

  it('writes Korean in Korean', () => {
    const foreign = of('ko').filter((text) => !/\p{Script=Hangul}/u.test(text) && !text.startsWith('/media/'))
    expect(foreign).toEqual([])
  })

  it('has no empty text and no hole left by a template', () => {
    expect(texts.filter(({ text }) => text.trim() === '' || /undefined|NaN|\[object/.test(text))).toEqual([])
  })

  it('marks the figures of every table as made up, and of none that a decree sets', () => {
    const marks = { vi: '(Dữ liệu minh họa)', en: '(Illustrative data)', ko: '(예시 데이터)' } as const
    const captions = texts.flatMap(({ locale, text }) =>
      [...text.matchAll(/<caption>(.*?)<\/caption>/g)].map(([, caption = '']) => ({ locale, caption })),
    )
    expect(captions.length).toBeGreaterThan(100)
    const unmarked = captions.filter(
      ({ locale, caption }) =>
        caption.endsWith(marks[locale as keyof typeof marks]) === /\d+\/\d{4}\/N[ĐD]-CP/.test(caption),
    )
    expect(unmarked).toEqual([])
  })

  it('writes HTML whose tags close', () => {
    const html = [...seed.posts, ...seed.marketNews, ...seed.reports].flatMap(({ content }) => Object.values(content))
    const unbalanced = (text: string): boolean =>
      [
        'p',
        'h2',
        'h3',
        'ul',
        'ol',
        'li',
        'table',
        'tr',
        'td',
        'th',
        'figure',
        'aside',
        'strong',
        'a',
        'blockquote',
      ].some(
        (tag) =>
          [...text.matchAll(new RegExp(`<${tag}[ >]`, 'g'))].length !==
          [...text.matchAll(new RegExp(`</${tag}>`, 'g'))].length,
      )
    expect(html.filter(unbalanced)).toEqual([])
  })
})
