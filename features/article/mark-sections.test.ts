import { expect, test } from 'vitest'

import { markSections } from './mark-sections'

test('the number of a section', () => {
  expect(markSections('<h2 id="1-who">1. Who</h2><h2 id="who">Who</h2>')).toBe(
    '<h2 id="1-who"><span class="section-number">1.</span> Who</h2><h2 id="who">Who</h2>',
  )
})

test('a list whose items have a label each', () => {
  const items = '<li><strong>Phone</strong> 1</li><li><strong>Email</strong> 2</li>'
  expect(markSections(`<ul>${items}</ul>`)).toBe(`<ul class="labels">${items}</ul>`)
})

test('a list whose items have a figure each', () => {
  expect(
    markSections('<ul><li><strong>10 years</strong> for trades</li><li><strong>24/7</strong> line</li></ul>'),
  ).toBe(
    '<ul class="figure-labels"><li><strong>10 <span>years</span></strong> for trades</li><li><strong>24/7</strong> line</li></ul>',
  )
})

test('a list with emphasis elsewhere stays as it is', () => {
  const html = '<ul><li><strong>Phone</strong> 1</li><li>Within <strong>3 days</strong></li></ul>'
  expect(markSections(html)).toBe(html)
})
