import { expect, it } from 'vitest'

import { toArticleHtml } from './article-html'
import { firstFigures } from './first-figures'

const table = (caption: string, ...rows: ReadonlyArray<readonly string[]>) =>
  `<table>${caption}<thead><tr><th>Item</th><th>Value</th></tr></thead><tbody>${rows
    .map(
      ([name, ...values]) =>
        `<tr><th scope="row">${name}</th>${values.map((each) => `<td>${each}</td>`).join('')}</tr>`,
    )
    .join('\n')}</tbody></table>`

const figuresIn = (content: string) => firstFigures(toArticleHtml(content, 'Table').html)

it('reads names, values and what the caption adds', () => {
  const caption = '<caption>At the end of last year (Illustrative data)</caption>'
  expect(figuresIn(`<p>12</p>${table(caption, ['Clients', '312,000'], ['Research &amp; risk', '486%'])}`)).toEqual({
    rows: [
      { name: 'Clients', value: '312,000' },
      { name: 'Research & risk', value: '486%' },
    ],
    title: 'At the end of last year',
    note: 'Illustrative data',
  })
})

it('takes the first table that is figures alone', () => {
  const board = table('', ['Ha', 'Chair'], ['Khai', 'Chief Executive'])
  expect(figuresIn(board + table('<caption>In figures</caption>', ['고객', '312,000명']))).toEqual({
    rows: [{ name: '고객', value: '312,000명' }],
    title: 'In figures',
    note: null,
  })
})

it.each([
  ['no table', '<p>Clients: 312,000</p>'],
  ['words for values', table('', ['Founder', 'Ha'])],
  ['several numbers a row', table('', ['Clients', '312,000', '298,000'])],
  ['a row of another kind', table('', ['Clients', '312,000'], ['Chair', 'Ha'])],
  ['a name as long as a sentence', table('', ['Clients who have placed an order within a year', '312,000'])],
  ['a table that is cut off', '<table><tbody><tr><th scope="row">Clients</th><td>'],
  ['a table inside another', `<table><tbody><tr><td>${table('', ['Clients', 'x'])}</td></tr></tbody></table>`],
])('has nothing for %s', (_, content) => {
  expect(figuresIn(content)).toBeNull()
})
