import { expect, it } from 'vitest'

import { faqPageSize, faqPagesOf } from './faq-pages'

const topic = (id: number, sequence: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: id * 1000 + index,
    question: 'Q',
    answer: '<p>A</p>',
    group: { id, name: `Topic ${id}`, sequence },
  }))

const shape = (faqs: Parameters<typeof faqPagesOf>[0]) =>
  faqPagesOf(faqs).map((page) => [page.length, ...new Set(page.map(({ group }) => group?.id ?? 0))])

it('keeps topics whole: one without room on a page begins the next', () => {
  expect(shape([...topic(1, 30, 40), ...topic(2, 20, 20), ...topic(3, 10, 19)])).toEqual([
    [60, 1, 2],
    [19, 3],
  ])
})

it('follows the sequence of the topics, questions without one last', () => {
  const loose = topic(9, 0, 1).map((faq) => ({ ...faq, group: null }))
  expect(shape([...loose, ...topic(1, 10, 2), ...topic(2, 20, 2)])).toEqual([[5, 2, 1, 0]])
})

it('cuts a topic that is longer than a page', () => {
  expect(shape(topic(1, 10, faqPageSize + 1))).toEqual([
    [faqPageSize, 1],
    [1, 1],
  ])
})

it('has no page without questions', () => {
  expect(faqPagesOf([])).toEqual([])
})
