import { expect, it } from 'vitest'

import { toHistoryYears, toScale } from './history-years'
import { toClose, toLetterParts, toPoints, withAddress, withoutTable } from './letter-parts'
import { areFigures, areShares, liftTable } from './lifted-table'
import { toRegions } from './regions'

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

it('takes a letter apart at its first quotation', () => {
  const html =
    '<p>Once</p><h2 id="a">One</h2><p>Then</p><blockquote><p>Each <em>step</em></p></blockquote><h2 id="b">Two</h2>' +
    '<p>Yours,<br /><strong>A. Writer</strong><br />\nFounder<br />mail</p>'
  expect(toLetterParts(html)).toEqual({
    excerpt: '<p>Once</p><h2>One</h2><p>Then</p>',
    quote: 'Each step',
    rest: '<h2>Two</h2><p>Yours,<br /><strong>A. Writer</strong><br />\nFounder<br />mail</p>',
  })
  expect(toLetterParts('<p>All of it</p>')).toEqual({ excerpt: '<p>All of it</p>', quote: null, rest: '' })
})

it('finds the lines that the writer of a letter signs', () => {
  const body = '<h2>Two</h2><p>Ask</p>'
  const signed = '<p>Yours,<br /><strong>A. Writer</strong><br />\nFounder<br />mail</p>'
  expect(toClose(`${body}${signed}<aside>Note</aside>`)).toEqual({
    body,
    lines: { before: 'Yours,', name: '<strong>A. Writer</strong>', after: ['Founder', 'mail'] },
    note: '<aside>Note</aside>',
  })
  expect(toClose('<p>Ask <strong>more</strong></p>')).toEqual({
    body: '<p>Ask <strong>more</strong></p>',
    lines: null,
    note: '',
  })
})

it('leaves the first table out, with what wraps it', () => {
  expect(withoutTable('<p>A</p><div class="x"><table><tr></tr></table></div><p>B</p><table></table>')).toBe(
    '<p>A</p><p>B</p><table></table>',
  )
})

it('splits an excerpt into its opening and its points', () => {
  expect(toPoints('<p>Once</p><h2>Two</h2><p>Then</p><h3>A</h3><p>a</p><h3>B</h3><p>b</p>')).toEqual({
    opening: '<p>Once</p>',
    heading: '<h2>Two</h2><p>Then</p>',
    points: ['<h3>A</h3><p>a</p>', '<h3>B</h3><p>b</p>'],
  })
  expect(toPoints('<p>All of it</p>')).toEqual({ opening: '<p>All of it</p>', heading: '', points: [] })
})

it('places each year between the first event and the end of the latest year', () => {
  const years = toHistoryYears([
    entry(1, '2020-01-01'),
    entry(2, '2022-12-31'),
    entry(3, '2022-01-01'),
    entry(4, '2023-06-01'),
  ])
  expect(toScale(years)).toEqual({
    places: [85.4, 50, 0],
    ticks: [
      { year: 2020, at: 0 },
      { year: 2021, at: 25.1 },
      { year: 2022, at: 50 },
      { year: 2023, at: 75 },
    ],
    yearShare: 25,
  })
})

it('names at most five years along a long history, the first one at its beginning', () => {
  const { ticks } = toScale(toHistoryYears([entry(1, '2010-06-01'), entry(2, '2026-03-01')]))
  expect(ticks.map(({ year }) => year)).toEqual([2010, 2014, 2018, 2022, 2026])
  expect(ticks[0]?.at).toBe(0)
})

const table = (...rows: string[][]) =>
  `<div class="wide"><table><caption>Last year</caption><thead><tr><th>Item</th><th>Value</th></tr></thead><tbody>${rows
    .map(
      ([name, ...cells]) =>
        `<tr><th scope="row">${name}</th>${cells.map((text) => `<td class="num">${text}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table></div>`

it('takes the first table of figures out of a text', () => {
  const shares = `<h2>Owners</h2>${table(['A &amp; B', '60%'], ['Others', '40%'])}`
  const figures = `<h2 id="a">Figures</h2>${table(['Clients', '312,000'], ['Staff', '640'])}`
  expect(liftTable(`<p>One</p>${shares}${figures}<h2>Two</h2><p>End</p>`, areFigures)).toEqual({
    html: `<p>One</p>${shares}<h2>Two</h2><p>End</p>`,
    table: {
      caption: { name: 'Last year', remark: null },
      rows: [
        ['Clients', '312,000'],
        ['Staff', '640'],
      ],
    },
  })
  expect(liftTable(`<p>One</p>${shares}`, areShares).table?.rows[0]).toEqual(['A & B', '60%'])
})

it('leaves a table where its section says more', () => {
  const html = `<h2>Figures</h2>${table(['Clients', '312,000'])}<p>More</p>`
  expect(liftTable(html, areFigures)).toEqual({ html, table: null })
})

it('puts each company into the region of its market, or draws none of them', () => {
  const country = (id: number, name: string) => ({ id, code: 'XX', name, company: `Company ${id}`, href: null })
  const shares = {
    caption: { name: 'Assets', remark: null },
    rows: [
      ['Asia', 'Vietnam, South Korea', '62.5%'],
      ['Europe', 'France', '37,5%'],
    ],
  }
  const members = [country(1, 'France'), country(2, 'Vietnam')]
  expect(toRegions(shares, members)?.map(({ part, members: placed }) => [part, placed.map(({ id }) => id)])).toEqual([
    [62.5, [2]],
    [37.5, [1]],
  ])
  expect(toRegions(shares, [...members, country(3, 'Chile')])).toBeNull()
  expect(toRegions(null, members)).toBeNull()
})

it('links the address at the close of the letter', () => {
  expect(withAddress('<p>Yours,<br /><strong>Ha</strong><br />founder@songngan.example</p>')).toBe(
    '<p>Yours,<br /><strong>Ha</strong><br /><a href="mailto:founder@songngan.example">founder@songngan.example</a></p>',
  )
  expect(withAddress('<p>No address</p>')).toBe('<p>No address</p>')
})
