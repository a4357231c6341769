import { describe, expect, it } from 'vitest'

import type { SearchDocument } from '@/lib/domain/search/search-document'

import { highlight } from './highlight'
import type { Mark } from './marks'
import { createSearchEngine } from './search-engine'

const documents: readonly SearchDocument[] = [
  { kind: 'guide', href: '/article/a', title: 'Giá trần, giá sàn', text: 'Biên độ trong ngày.' },
  { kind: 'guide', href: '/article/b', title: 'Mở tài khoản trực tuyến', text: 'Căn cước gắn chip.' },
  { kind: 'report', href: '/article/c', title: 'Ngành thép', text: 'Triển vọng quý tới.', keywords: 'SNT Thép' },
  { kind: 'news', href: '/article/d', title: '외국인투자자 안내', text: '거래코드 발급' },
]

const found = (query: string) =>
  createSearchEngine(documents)
    .search(query, 5)
    .groups.flatMap(({ hits }) => hits.map(({ document }) => document.href))

it.each([
  ['without accents', 'mo tai khoan', '/article/b'],
  ['with accents', 'MỞ TÀI KHOẢN', '/article/b'],
  ['decomposed, as macOS types it', 'mở tài'.normalize('NFD'), '/article/b'],
  ['unfinished', 'tai khoan truc tu', '/article/b'],
  ['with a wrong letter', 'tai khoan truc tuyem', '/article/b'],
  ['by a ticker', 'snt', '/article/c'],
  ['inside a Korean compound', '투자자', '/article/d'],
  ['đ as d', 'bien do', '/article/a'],
])('finds %s', (_, query, href) => {
  expect(found(query)).toEqual([href])
})

it('finds nothing for blank or meaningless queries', () => {
  expect(found('  ')).toEqual([])
  expect(found('zzzz')).toEqual([])
})

const marked = (text: string, marks: readonly Mark[]) =>
  highlight(text, marks)
    .map((segment) => (segment.hit ? `[${segment.text}]` : segment.text))
    .join('')

it('marks matching words in the original text', () => {
  expect(marked('Giá trần, giá sàn', [['gia'], ['san']])).toBe('[Giá] trần, [giá] [sàn]')
  expect(marked('외국인투자자 안내', [['투자자']])).toBe('외국인[투자자] 안내')
  expect(marked('Đặt lệnh', [['x']])).toBe('Đặt lệnh')
})

it('marks words that were found beside each other as one, and not where they stand alone', () => {
  expect(marked('Theo quy định, tỷ lệ ký quỹ', [['ky', 'quy']])).toBe('Theo quy định, tỷ lệ [ký quỹ]')
})

describe('a query of more than one word', () => {
  const onMargin: readonly SearchDocument[] = [
    { kind: 'guide', href: '/custody', title: 'Lưu ký chứng khoán', text: 'Thực hiện quyền, ký gửi, quy mô' },
    { kind: 'guide', href: '/right', title: 'Ký tên', text: 'Nhận quyền' },
    { kind: 'faq', href: '/margin', title: 'Vay bao nhiêu?', text: 'Theo quy định, tỷ lệ ký quỹ là 50%.' },
  ]
  const hits = (query: string) => {
    const { groups } = createSearchEngine(onMargin).search(query, 5)
    return groups.flatMap((group) => group.hits)
  }

  it('ranks documents with the phrase first', () => {
    expect(hits('ky quy').map(({ document }) => document.href)).toEqual(['/margin', '/custody', '/right'])
  })

  it('marks the phrase alone, and nothing in documents without it', () => {
    expect(hits('ky quy').map(({ marks }) => marks)).toEqual([[['ky', 'quy']], [], []])
  })

  it('marks whole syllables if the phrase is nowhere', () => {
    expect(new Set(hits('nhan ky').flatMap(({ marks }) => marks.flat()))).toEqual(new Set(['nhan', 'ky']))
  })

  it('marks the end of a phrase that is not typed to its end', () => {
    expect(hits('thuc hien quye')[0]?.marks).toEqual([['thuc', 'hien', 'quyen']])
  })
})
