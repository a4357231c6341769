import { expect, it } from 'vitest'

import { toHistoryYears } from './history-years'
import { toLetterParts, toPoints } from './letter-parts'

const entry = (id: number, date: string) => ({
  id,
  date,
  year: Number(date.slice(0, 4)),
  title: `Event ${id}`,
  content: null,
  image: null,
})

it('sorts years in descending order, whatever the order of the response', () => {
  const years = toHistoryYears([entry(1, '2020-10-05'), entry(2, '2026-03-09'), entry(3, '2020-12-31')])
  expect(years.map(({ year, entries }) => [year, entries.map(({ id }) => id)])).toEqual([
    [2026, [2]],
    [2020, [3, 1]],
  ])
})

it('extracts the first section, the first quotation and the signature of a letter', () => {
  const html =
    '<p>Once</p><h2 id="a">One</h2><p>Then</p><blockquote><p>Each <em>step</em></p></blockquote><h2 id="b">Two</h2>' +
    '<p>Yours,<br /><strong>A. Writer</strong><br />\nFounder<br />mail</p>'
  expect(toLetterParts(html)).toEqual({
    excerpt: '<p>Once</p><h2>One</h2><p>Then</p>',
    quote: 'Each step',
    author: { name: 'A. Writer', role: 'Founder' },
  })
  expect(toLetterParts('<p>All of it</p>')).toEqual({ excerpt: '<p>All of it</p>', quote: null, author: null })
})

it('splits an excerpt into its opening and its points', () => {
  expect(toPoints('<p>Once</p><h2>Two</h2><p>Then</p><h3>A</h3><p>a</p><h3>B</h3><p>b</p>')).toEqual({
    opening: '<p>Once</p>',
    heading: '<h2>Two</h2><p>Then</p>',
    points: ['<h3>A</h3><p>a</p>', '<h3>B</h3><p>b</p>'],
  })
  expect(toPoints('<p>All of it</p>')).toEqual({ opening: '<p>All of it</p>', heading: '', points: [] })
})
