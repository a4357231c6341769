import { expect, test } from 'vitest'

import { liftParts, liftStanding } from './lifted-parts'

const text = '<p>Text</p>'
const step = '<p><strong><a href="/article/ratio">How it is calculated</a></strong></p>'
const note = '<aside class="callout"><p>Not for you. <a href="/article/other">What is</a>.</p></aside>'

test('the step at the end of a text', () => {
  expect(liftParts(`${text}${step}`)).toEqual({
    html: text,
    notice: null,
    step: { href: '/article/ratio', text: 'How it is calculated' },
  })
})

test('a note for some readers comes before the step, which stays where it is', () => {
  expect(liftParts(`${note}${text}${step}`)).toEqual({
    html: `${text}${step}`,
    notice: 'Not for you.',
    step: { href: '/article/other', text: 'What is' },
  })
})

test('a text that has neither', () => {
  expect(liftParts(text)).toEqual({ html: text, notice: null, step: null })
})

test('what a document begins with in bold is its version', () => {
  const version = '<p><strong>Version 2.0, in force since 1 October 2026</strong></p>'
  expect(liftStanding(`${version}${text}`)).toEqual({
    html: text,
    standing: 'Version 2.0, in force since 1 October 2026',
  })
  expect(liftStanding(text)).toEqual({ html: text, standing: null })
})
