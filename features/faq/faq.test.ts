import { describe, expect, it } from 'vitest'

import { toFaqGroups, toGroupElsewhere } from './faq-groups'
import { excerptOf, matches, splitRuns, wordsOf } from './faq-search'

const entry = {
  id: 'faq-1',
  question: 'Phí giao dịch là bao nhiêu?',
  html: '<p>Miễn phí 90 ngày, sau đó 0,15&nbsp;% cho mỗi lệnh đặt trên điện thoại.</p>',
}

describe('search', () => {
  it.each(['phi giao dich', 'PHÍ', 'phí  điện thoại', 'dien thoai', '0,15 %', '', '  '])('finds %j', (query) => {
    expect(matches(entry, wordsOf(query))).toBe(true)
  })

  it.each(['phí rút tiền', 'xyz', 'nbsp', '<p>'])('does not find %j', (query) => {
    expect(matches(entry, wordsOf(query))).toBe(false)
  })

  it('finds Korean', () => {
    const korean = { id: 'faq-2', question: '계좌는 언제 활성화됩니까?', html: '<p>20분 이내</p>' }
    expect(matches(korean, wordsOf('계좌'))).toBe(true)
    expect(splitRuns(korean.question, wordsOf('계좌'))[0]).toEqual({ text: '계좌', found: true })
  })
})

describe('splitRuns', () => {
  it('marks matches in the letters of the original text', () => {
    expect(splitRuns('Đặt lệnh', wordsOf('dat'))).toEqual([
      { text: 'Đặt', found: true },
      { text: ' lệnh', found: false },
    ])
  })

  it('marks decomposed letters too', () => {
    expect(splitRuns('Phí'.normalize('NFD'), wordsOf('phi'))).toEqual([{ text: 'Phí', found: true }])
  })

  it('returns the text unchanged for an empty query', () => {
    expect(splitRuns('Phí', [])).toEqual([{ text: 'Phí', found: false }])
  })
})

describe('excerptOf', () => {
  it('shows the answer if the question does not contain the words', () => {
    expect(excerptOf(entry, wordsOf('phi dien thoai'))).toContain('điện thoại')
  })

  it('shows nothing if the question contains all words', () => {
    expect(excerptOf(entry, wordsOf('phi giao dich'))).toBeNull()
  })
})

describe('toFaqGroups', () => {
  const group = (id: number, sequence: number) => ({ id, name: `Group ${id}`, sequence })
  const faq = (id: number, of: ReturnType<typeof group> | null) => ({
    id,
    question: 'Q',
    answer: '<p>A</p>',
    group: of,
  })

  it('sorts groups by sequence, descending, keeps the order inside, and puts questions without a group last', () => {
    const groups = toFaqGroups(
      [faq(9, null), faq(8, group(1, 10)), faq(7, group(2, 20)), faq(3, group(1, 10))],
      'Others',
      'Table',
    )
    expect(groups.map(({ name, entries }) => [name, entries.map(({ id }) => id)])).toEqual([
      ['Group 2', ['faq-7']],
      ['Group 1', ['faq-8', 'faq-3']],
      ['Others', ['faq-9']],
    ])
  })

  it('removes scripts from answers', () => {
    const [first] = toFaqGroups([{ ...faq(1, null), answer: '<p onclick="x()">A<script>x()</script></p>' }], 'O', 'T')
    expect(first?.entries[0]?.html).toBe('<p>A</p>')
  })
})

describe('toGroupElsewhere', () => {
  const group = { id: 'group-1', name: 'Topic', entries: [entry, { ...entry, id: 'faq-2' }] }

  it('keeps the answer of the first question only', () => {
    expect(toGroupElsewhere(group, '/faq/page/2')).toEqual({
      ...group,
      href: '/faq/page/2',
      entries: [entry, { id: 'faq-2', question: entry.question }],
    })
  })
})
