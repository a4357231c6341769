import { expect, it } from 'vitest'

import { markParts } from './mark-parts'

const link = '<strong><a href="/register">Open an account</a></strong>'
const part = (texts: number) => `<div><dt>Free</dt>${'<dd>A fee</dd>'.repeat(texts)}</div>`

it.each([
  ['a paragraph that is a link in bold', `<p>a</p><p>${link}</p>`, `<p>a</p><p class="next-step">${link}</p>`],
  ['numbered steps', '<ol><li>a</li></ol>', '<ol class="reading-steps"><li>a</li></ol>'],
  [
    'a list of what becomes of numbers',
    '<ul>\n<li><strong>15% → 13%</strong> Growth <b>of</b> loans</li>\n</ul>',
    '<ul class="changes">\n<li><strong>15% → 13%</strong> <span>Growth <b>of</b> loans</span></li></ul>',
  ],
  ['a list with several texts for a label', `<dl>${part(2)}</dl>`, `<dl class="many">${part(2)}</dl>`],
])('marks %s', (_, html, marked) => {
  expect(markParts(html)).toBe(marked)
})

it.each([
  ['a link in a sentence', `<p>${link} today</p>`],
  ['a list that has other items', '<ul><li><strong>1 → 2</strong> a</li><li>b</li></ul>'],
  ['a list of an own look', '<ol class="named"><li>a</li></ol>'],
  ['a list with one text for each label', `<dl>${part(1)}${part(1)}</dl><dl class="many">${part(2)}</dl>`],
])('leaves %s as it is', (_, html) => {
  expect(markParts(html)).toBe(html)
})
