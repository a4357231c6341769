import { expect, it } from 'vitest'

import { markSteps } from './mark-steps'

const link = '<strong><a href="/register">Open an account</a></strong>'

it('marks a paragraph that is a link in bold', () => {
  expect(markSteps(`<p>a</p><p>${link}</p>`)).toBe(`<p>a</p><p class="next-step">${link}</p>`)
})

it('leaves a link in a sentence as it is', () => {
  expect(markSteps(`<p>${link} today</p>`)).toBe(`<p>${link} today</p>`)
})
