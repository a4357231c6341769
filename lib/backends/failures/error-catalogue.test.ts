import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'

import en from '@/messages/en.json'
import ko from '@/messages/ko.json'
import vi from '@/messages/vi.json'

import { describeFailure, errorCatalogue, type Situation } from './error-catalogue'
import { failureCodes } from './failure-codes'
import { failureOfAnswer } from '../http/failure-of-answer'

const languages = { vi, en, ko }

function say(locale: keyof typeof languages, key: string, values: Record<string, string | number> = {}): string {
  const t = createTranslator({
    locale,
    messages: { failures: languages[locale].failures },
    onError: (error) => {
      throw error
    },
  })
  return (t as (key: string, values: Record<string, string | number>) => string)(`failures.${key}`, values)
}

describe('rows of docs/specification.md#failures', () => {
  it.each<[string, Situation, string, string | null]>([
    ['an error page that fails itself', 'error-page-failed', 'page', 'An error occurred while showing the error page'],
    ['a page that is not there', 'page-not-found', 'page', 'This page could not be found'],
    ['an upload that fails', 'upload-failed', 'toast', 'Could not upload the file!'],
    ['a contact message that fails', 'contact-failed', 'toast', 'Your message could not be sent. Please try again.'],
    ['an upload that succeeds', 'upload-succeeded', 'toast', 'The file has been uploaded.'],
    ['a chunk that does not load', 'chunk-load-failed', 'reload', null],
    ['static content that does not load', 'static-content-failed', 'toast', 'Oops, something went wrong.'],
    ['a list that does not load', 'list-failed', 'section', 'This part could not be loaded.'],
  ])('%s', (_, situation, behaviour, text) => {
    const row = errorCatalogue[situation]
    expect(row.behaviour).toBe(behaviour)
    expect(row.key === null ? null : say('en', row.key)).toBe(text)
  })

  it.each<[number, unknown, string, string | null]>([
    [500, null, 'toast', 'Something wrong'],
    [422, { message: { email: ['taken'] } }, 'fields', 'Please check the fields below.'],
    [400, { message: { email: ['taken'] } }, 'fields', 'Please check the fields below.'],
    [409, { message: { email: ['taken'] } }, 'fields', 'Please check the fields below.'],
    [401, null, 'toast', 'ERROR'],
    [403, null, 'toast', 'Operation not allowed'],
    [404, null, 'nothing', null],
    [503, { message: 'Maintenance' }, 'toast', 'Maintenance (code 503)'],
    [418, null, 'toast', 'An error occurred (code 418)'],
    [422, { code: 'OCR_UNREADABLE' }, 'inline', say('en', 'codes.OCR_UNREADABLE')],
  ])('HTTP %i with %j', (status, body, behaviour, text) => {
    const described = describeFailure(failureOfAnswer(status, body))
    expect(described.behaviour).toBe(behaviour)
    expect(described.key === null ? null : say('en', described.key, described.values)).toBe(text)
  })
})

describe('beyond it', () => {
  it('says how many tries are left and how long to wait', () => {
    const tries = describeFailure({ kind: 'rejected', status: 422, code: 'OTP_WRONG', attemptsLeft: 1 })
    expect(say('en', tries.key ?? '', tries.values)).toContain('1 try left')
    const locked = describeFailure({ kind: 'rejected', status: 422, code: 'OTP_LOCKED', retryAfterSeconds: 61 })
    expect(say('en', locked.key ?? '', locked.values)).toContain('2 minutes')
    const limited = describeFailure({ kind: 'rate-limited', status: 429, retryAfterSeconds: 45 })
    expect(say('vi', limited.key ?? '', limited.values)).toContain('45')
  })

  it('names a code that it does not know instead of hiding it', () => {
    const described = describeFailure({ kind: 'rejected', status: 409, code: 'NEW_CODE' })
    expect(say('en', described.key ?? '', described.values)).toContain('NEW_CODE')
  })

  it.each(['network', 'timeout', 'invalid-response', 'rate-limited'] as const)('has a text for %s', (situation) => {
    expect(say('vi', errorCatalogue[situation].key)).not.toBe('')
  })

  it.each(['vi', 'en', 'ko'] as const)('has a text of its own for every code in %s', (locale) => {
    const texts = failureCodes.map((code) => say(locale, `codes.${code}`))
    expect(new Set(texts).size).toBe(failureCodes.length)
  })
})
