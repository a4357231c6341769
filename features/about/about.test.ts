import { expect, it } from 'vitest'

import { toHistoryYears } from './history-years'
import { toLetterParts } from './letter-parts'

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

it('extracts the opening and the first quotation of a letter', () => {
  const html = '<p>Once</p><h2 id="a">One</h2><p>Then</p><blockquote><p>Each <em>step</em></p></blockquote>'
  expect(toLetterParts(html)).toEqual({ opening: '<p>Once</p>', quote: 'Each step' })
  expect(toLetterParts('<p>All of it</p>')).toEqual({ opening: '<p>All of it</p>', quote: null })
})
