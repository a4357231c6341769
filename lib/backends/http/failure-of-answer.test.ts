import { describe, expect, it } from 'vitest'

import { failureOfAnswer, retryAfterSeconds } from './failure-of-answer'

describe('failureOfAnswer', () => {
  it.each([400, 409, 422])('reads the message map of a %i as field errors', (status) => {
    const message = {
      'error-message': ['Please check'],
      email: 'must be email format',
      'banks.1.bank_acc': ['digits only', 'too short'],
    }
    expect(failureOfAnswer(status, { message })).toEqual({
      kind: 'field-errors',
      status,
      fields: {
        banner: ['Please check'],
        byField: { email: ['must be email format'], 'banks.1.bank_acc': ['digits only', 'too short'] },
        indexed: [{ list: 'banks', index: 1, field: 'bank_acc', texts: ['digits only', 'too short'] }],
      },
    })
  })

  it('treats a plain message as a banner', () => {
    const failure = failureOfAnswer(422, { message: 'No' })
    expect(failure).toMatchObject({ kind: 'field-errors', fields: { banner: ['No'], byField: {} } })
  })

  it('prefers a stable code, with its details for the visitor and the texts of fields beside it', () => {
    const body = { code: 'OTP_WRONG', message: { otp: ['Wrong'] }, data: { attempts_left: 2 } }
    expect(failureOfAnswer(422, body)).toEqual({
      kind: 'rejected',
      status: 422,
      code: 'OTP_WRONG',
      attemptsLeft: 2,
      texts: { banner: [], byField: { otp: ['Wrong'] }, indexed: [] },
    })
    expect(failureOfAnswer(422, { code: 'OTP_LOCKED', data: { retry_after: 900 } })).toMatchObject({
      code: 'OTP_LOCKED',
      retryAfterSeconds: 900,
    })
  })

  it.each([
    [401, { kind: 'unauthorized', status: 401 }],
    [403, { kind: 'forbidden', status: 403 }],
    [404, { kind: 'not-found', status: 404 }],
    [500, { kind: 'server', status: 500 }],
    [418, { kind: 'server', status: 418 }],
  ])('uses the status of a %i for any body', (status, failure) => {
    expect(failureOfAnswer(status, null)).toEqual(failure)
    expect(failureOfAnswer(status, ['<html>'])).toEqual(failure)
  })

  it('keeps the message of a server error for the generic text', () => {
    expect(failureOfAnswer(503, { message: 'Maintenance' })).toEqual({
      kind: 'server',
      status: 503,
      message: 'Maintenance',
    })
  })

  it('reads the retry delay from the header before the body', () => {
    const body = { code: 'OTP_TOO_MANY', data: { retry_after: 30 } }
    expect(failureOfAnswer(429, body, '12')).toEqual({ kind: 'rate-limited', status: 429, retryAfterSeconds: 12 })
    expect(failureOfAnswer(429, body)).toMatchObject({ retryAfterSeconds: 30 })
    expect(failureOfAnswer(429, null)).toEqual({ kind: 'rate-limited', status: 429 })
  })
})

describe('retryAfterSeconds', () => {
  it('reads seconds and dates', () => {
    const now = Date.parse('2026-11-20T00:00:00Z')
    expect(retryAfterSeconds('5', now)).toBe(5)
    expect(retryAfterSeconds('Fri, 20 Nov 2026 00:01:00 GMT', now)).toBe(60)
    expect(retryAfterSeconds('Thu, 19 Nov 2026 00:01:00 GMT', now)).toBe(0)
    expect(retryAfterSeconds('soon', now)).toBeUndefined()
    expect(retryAfterSeconds('', now)).toBeUndefined()
  })
})
