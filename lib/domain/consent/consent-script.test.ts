// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'

import { consentKey, isToBeAsked, parseConsent } from './consent-record'
import { consentScript } from './consent-script'

const day = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()

const stored: Record<string, string | null> = {
  nothing: null,
  'an answer to all': JSON.stringify({ version: 1, at: daysAgo(1), asked: ['analytics', 'chat'], granted: [] }),
  'an answer to more': JSON.stringify({
    version: 1,
    at: daysAgo(1),
    asked: ['chat', 'maps', 'analytics'],
    granted: [],
  }),
  'an answer to some': JSON.stringify({ version: 1, at: daysAgo(1), asked: ['analytics'], granted: ['analytics'] }),
  'an answer of an older version': JSON.stringify({ version: 0, at: daysAgo(1), asked: ['analytics', 'chat'] }),
  'an answer more than a year old': JSON.stringify({
    version: 1,
    at: daysAgo(366),
    asked: ['analytics', 'chat'],
    granted: [],
  }),
  'an answer without a date': JSON.stringify({ version: 1, asked: ['analytics', 'chat'], granted: [] }),
  'no JSON': '{',
  null: 'null',
}

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset['consent']
})

describe('consentScript decides before the first paint as the page does later', () => {
  it.each(Object.keys(stored))('with %s', (name) => {
    const text = stored[name] ?? null
    if (text !== null) localStorage.setItem(consentKey, text)
    // oxlint-disable-next-line typescript/no-implied-eval -- what the head of every document runs
    new Function(consentScript(['analytics', 'chat']))()
    const isHidden = document.documentElement.dataset['consent'] !== undefined
    expect(isHidden).toBe(!isToBeAsked(parseConsent(text, new Date()), ['analytics', 'chat']))
  })
})

it('hides the question when an answer is pressed, before any other code runs', () => {
  document.body.innerHTML = '<section><button data-consent-answer>No</button><button>Choose</button></section>'
  const [answer, choose] = document.querySelectorAll('button')
  // oxlint-disable-next-line typescript/no-implied-eval -- what the head of every document runs
  new Function(consentScript(['analytics']))()
  choose?.click()
  expect(document.documentElement.dataset['consent']).toBeUndefined()
  answer?.click()
  expect(document.documentElement.dataset['consent']).toBe('pressed')
})
