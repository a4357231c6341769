import { expect, it } from 'vitest'

import { labelParagraphs } from './label-paragraphs'

const paragraph = (label: string) => `<p><strong>${label}.</strong> A text <em>of its own</em>.</p>`
const part = (label: string) => `<div><dt>${label}</dt><dd>A text <em>of its own</em>.</dd></div>`

it('lists paragraphs in a row that begin with a label', () => {
  expect(labelParagraphs(`<h2>a</h2>${paragraph('Banks')}\n${paragraph('Steel')}<p>b</p>`)).toBe(
    `<h2>a</h2><dl>${part('Banks')}${part('Steel')}</dl><p>b</p>`,
  )
})

it.each([
  ['one alone', `${paragraph('Banks')}<p>b</p>`],
  ['more than fit beside each other', ['a1', 'b2', 'c3', 'd4', 'e5'].map(paragraph).join('')],
  ['those of a note', `<aside class="callout">${paragraph('Risk')}${paragraph('Costs')}</aside>`],
])('leaves %s as they are', (_, html) => {
  expect(labelParagraphs(html)).toBe(html)
})
