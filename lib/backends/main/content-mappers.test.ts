import { describe, expect, it } from 'vitest'

import { toCategory, toFaq, toHistoryEntry, toPost, toPostSummary, toReport } from './content-mappers'
import { categorySchema, faqSchema, historySchema, type PostWire } from './content-schemas'

const texts = (vi: string | null, en: string | null) => JSON.stringify({ vi, en })

const wire: PostWire = {
  id: 5,
  slug: 'bai-viet',
  title: texts('Tiêu đề', 'Title'),
  description: texts('Mô tả', null),
  content: texts('<p>Nội dung</p>', null),
  image: '/cover.svg',
  published_at: '2026-11-20T08:00:00+07:00',
  updated_at: '2026-11-21T08:00:00+07:00',
  author: 'Ban biên tập',
  category: { id: 8, slug: 'tin', name: texts('Tin', 'News') },
  file: { url: '/r.pdf', bytes: 1000, pages: 2 },
  report_type: 'weekly',
  sector: 'Ngân hàng',
  tickers: ['SNA'],
}

describe('posts', () => {
  it('maps every field', () => {
    const expected = {
      id: 5,
      slug: 'bai-viet',
      title: 'Tiêu đề',
      description: 'Mô tả',
      image: '/cover.svg',
      publishedAt: new Date('2026-11-20T01:00:00Z'),
      updatedAt: new Date('2026-11-21T01:00:00Z'),
      author: 'Ban biên tập',
      category: { id: 8, slug: 'tin', name: 'Tin' },
      locales: ['vi', 'en'],
    }
    expect(toPostSummary(wire, 'vi')).toEqual(expected)
    expect(toReport(wire, 'vi')).toEqual({
      ...expected,
      type: 'weekly',
      sector: 'Ngân hàng',
      tickers: ['SNA'],
      file: { href: '/r.pdf', bytes: 1000, pages: 2 },
    })
  })

  it('lists a post only in the languages of its title', () => {
    expect(toPostSummary(wire, 'en')).toMatchObject({ title: 'Title', description: null })
    expect(toPostSummary(wire, 'ko')).toBeNull()
    expect(toReport(wire, 'ko')).toBeNull()
  })

  it('requires a title and a content, and returns the languages that have both', () => {
    const found = toPost({ ...wire, relate: [wire, { ...wire, id: 6 }] }, 'vi')
    expect(found).toMatchObject({ status: 'found', document: { content: '<p>Nội dung</p>', locales: ['vi'] } })
    expect(found.status === 'found' && found.document.related.map(({ id }) => id)).toEqual([6])
    expect(toPost(wire, 'en')).toEqual({
      status: 'untranslated',
      slug: 'bai-viet',
      locales: ['vi'],
      title: 'Tiêu đề',
      titleLocale: 'vi',
    })
  })

  it('treats a plain-text post as Vietnamese', () => {
    const plain = { ...wire, title: 'Thường', content: '<p>a</p>' }
    expect(toPost(plain, 'vi').status).toBe('found')
    expect(toPost(plain, 'ko')).toMatchObject({ status: 'untranslated', locales: ['vi'], title: 'Thường' })
  })
})

describe('categories', () => {
  const category = categorySchema.parse({
    id: 4,
    slug: 'san-pham',
    name: texts('Sản phẩm', 'Products'),
    description: texts('Mô tả', 'About'),
    child: [
      { id: 41, slug: 'a', name: texts('A', 'A'), sequence: 1, child: [{ id: 411, slug: 'c', name: 'C' }] },
      { id: 42, slug: 'b', name: texts('B', null), sequence: 2 },
    ],
    posts: [wire],
  })

  it('sorts children by sequence, descending, at every level, and omits untranslated ones', () => {
    const vi = toCategory(category, 'vi')
    expect(vi.status === 'found' && vi.document.children.map(({ id }) => id)).toEqual([42, 41])
    const en = toCategory(category, 'en')
    expect(en).toMatchObject({ document: { name: 'Products', description: 'About', posts: [{ title: 'Title' }] } })
    expect(en.status === 'found' && en.document.children.map(({ id, children }) => [id, children])).toEqual([[41, []]])
  })

  it('returns the languages of a category that is missing in the requested one', () => {
    expect(toCategory(category, 'ko')).toMatchObject({
      status: 'untranslated',
      locales: ['vi', 'en'],
      title: 'Sản phẩm',
    })
  })
})

describe('history entries and FAQs', () => {
  it('derives the year and omits hidden entries', () => {
    const history = historySchema.parse({
      id: 1,
      time: '2007-12-18',
      title: 'Thành lập',
      content: '<p>x</p>',
      active: 1,
    })
    expect(toHistoryEntry(history, 'vi')).toEqual({
      id: 1,
      date: '2007-12-18',
      year: 2007,
      title: 'Thành lập',
      content: '<p>x</p>',
      image: null,
    })
    expect(toHistoryEntry({ ...history, active: 0 }, 'vi')).toBeNull()
    expect(toHistoryEntry(history, 'en')).toBeNull()
  })

  it('omits a question without an answer in the language', () => {
    const faq = faqSchema.parse({
      id: 2,
      title: texts('Hỏi', 'Question'),
      content: texts('Đáp', null),
      group: { id: 7, name: texts('Nhóm', 'Group'), sequence: 3 },
    })
    expect(toFaq(faq, 'vi')).toEqual({
      id: 2,
      question: 'Hỏi',
      answer: 'Đáp',
      group: { id: 7, name: 'Nhóm', sequence: 3 },
    })
    expect(toFaq(faq, 'en')).toBeNull()
  })
})
