import { expect, test } from 'vitest'

import { foldSections } from './fold-sections'

const folded = foldSections(
  '<p>Since 2026.</p>' +
    '<h2 id="1-who"><span>1.</span> Who</h2><ul><li><strong>Name</strong> A</li><li><strong>Phone</strong> 1</li></ul>' +
    '<h2 id="2-law">2. Law</h2><p>The <strong>law</strong> applies.</p>' +
    '<aside class="callout"><p>An example.</p></aside>',
)

test('a section folds below its heading, and the first one is open', () => {
  expect(folded).toContain(
    '<section class="fold"><h2>2. Law</h2><details><summary><h2>2. Law</h2><span>The law applies.</span></summary>' +
      '<div id="2-law" class="prose document"><p>The <strong>law</strong> applies.</p></div></details></section>',
  )
  expect(folded.match(/<details open>/g)).toHaveLength(1)
})

test('the section with bars is open instead of the first one', () => {
  const drawn = foldSections('<h2 id="a">A</h2><p>B</p><h2 id="c">C</h2><div class="bars one"></div>')
  expect(drawn).toMatch(/<details open><summary><h2>C/)
  expect(drawn.match(/<details open>/g)).toHaveLength(1)
})

test('a list of labels says what is in a section', () => {
  expect(folded).toContain('<span>Name\u{a0}· Phone</span></summary><div id="1-who"')
})

test('what is before all sections, and a remark after them, do not fold', () => {
  expect(folded.startsWith('<p>Since 2026.</p><section')).toBe(true)
  expect(folded.endsWith('</section><aside class="callout"><p>An example.</p></aside>')).toBe(true)
})

test('a long hint ends with a word', () => {
  const words = 'word '.repeat(30)
  expect(foldSections(`<h2 id="a">A</h2><p>${words}</p>`)).toMatch(/<summary><h2>A<\/h2><span>(?:word )+?word…<\/span>/)
})

test('a text without sections stays as it is', () => {
  expect(foldSections('<p>Short.</p>')).toBe('<p>Short.</p>')
})
