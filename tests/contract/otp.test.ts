import { afterEach, describe, expect, it } from 'vitest'

import { createTradingApi } from '@/lib/backends/trading/trading-api'

import { freshDigits, otpSentTo } from './support/applicant'
import { againstSandbox, useBackends } from './support/backends'
import { failureOf, valueOf } from './support/value-of'

const backends = useBackends()
const api = () => createTradingApi(backends.client('trading'))
const register = { purpose: 'register' } as const
const minute = 60_000

const freshMobile = () => `09${freshDigits(8)}`
const wrongFor = (otp: string) => (otp === '111111' ? '222222' : '111111')

describe.runIf(againstSandbox)('one-time passwords', () => {
  afterEach(() => {
    backends.clockOffset = 0
  })

  it('are six digits, sent in the language of the call, and good once entered', async () => {
    const email = `mau.${freshDigits(9)}@example.com`
    const korean = createTradingApi(backends.client('trading', 'ko'))
    const { transactionId, validForSeconds } = await valueOf(korean.sendEmailOtp(email, register))
    expect(validForSeconds).toBe(300)
    const [message] = backends.sandbox.outbox.list(email)
    expect(message).toMatchObject({ channel: 'email', to: email, text: expect.stringContaining('인증번호') })
    expect(message?.otp).toMatch(/^\d{6}$/)
    expect(await valueOf(korean.verifyEmailOtp(transactionId, email, otpSentTo(backends, email)))).toBe(transactionId)
  })

  it('need the access key to be sent, and its header is journaled', async () => {
    const mobile = freshMobile()
    const without = createTradingApi(backends.client('trading', 'vi', { 'access-key': '' }))
    expect(await failureOf(without.sendSmsOtp(mobile, register))).toMatchObject({ kind: 'forbidden' })
    expect(backends.sandbox.outbox.list(mobile)).toEqual([])
    const bare = await fetch(`${backends.url}/trading/getSmsOtp`, { method: 'POST' })
    expect(bare.status).toBe(401)
    await valueOf(api().sendSmsOtp(mobile, register))
    expect(backends.sandbox.journal.list('trading')[0]).toMatchObject({
      path: '/getSmsOtp',
      headers: { 'access-key': backends.sandbox.config.otpAccessKey, locale: 'vi' },
    })
  })

  it('lock the recipient after three wrong entries, for fifteen minutes', async () => {
    const mobile = freshMobile()
    const { transactionId } = await valueOf(api().sendSmsOtp(mobile, register))
    const otp = otpSentTo(backends, mobile)
    const enter = (code: string) => failureOf(api().verifySmsOtp(transactionId, mobile, code))
    expect(await enter(wrongFor(otp))).toMatchObject({ kind: 'rejected', code: 'OTP_WRONG', attemptsLeft: 2 })
    expect(await enter(wrongFor(otp))).toMatchObject({ code: 'OTP_WRONG', attemptsLeft: 1 })
    expect(await enter(wrongFor(otp))).toMatchObject({ code: 'OTP_LOCKED', retryAfterSeconds: 900 })
    expect(await enter(otp)).toMatchObject({ code: 'OTP_LOCKED' })
    expect(await failureOf(api().sendSmsOtp(mobile, register))).toMatchObject({ code: 'OTP_LOCKED' })
    backends.clockOffset = 16 * minute
    await valueOf(api().sendSmsOtp(mobile, register))
  })

  it('expire after five minutes', async () => {
    const mobile = freshMobile()
    const { transactionId } = await valueOf(api().sendSmsOtp(mobile, register))
    backends.clockOffset = 5 * minute
    const late = api().verifySmsOtp(transactionId, mobile, otpSentTo(backends, mobile))
    expect(await failureOf(late)).toMatchObject({ kind: 'rejected', code: 'OTP_EXPIRED' })
  })

  it('are sent again only after the pause, and the first stays good', async () => {
    const mobile = freshMobile()
    const first = await valueOf(api().sendSmsOtp(mobile, register))
    const otp = otpSentTo(backends, mobile)
    expect(await failureOf(api().sendSmsOtp(mobile, register))).toMatchObject({
      kind: 'rate-limited',
      retryAfterSeconds: expect.any(Number),
    })
    backends.clockOffset = first.resendAfterSeconds * 1000
    await valueOf(api().sendSmsOtp(mobile, register))
    expect(backends.sandbox.outbox.list(mobile)).toHaveLength(2)
    await valueOf(api().verifySmsOtp(first.transactionId, mobile, otp))
  })

  it('are sent once for one idempotency key, however often they are asked for', async () => {
    const mobile = freshMobile()
    const idempotencyKey = crypto.randomUUID()
    const first = await valueOf(api().sendSmsOtp(mobile, register, { idempotencyKey }))
    backends.clockOffset = 10_000
    const again = await valueOf(api().sendSmsOtp(mobile, register, { idempotencyKey }))
    expect(again).toEqual({ ...first, validForSeconds: 290, resendAfterSeconds: first.resendAfterSeconds - 10 })
    expect(backends.sandbox.outbox.list(mobile)).toHaveLength(1)
  })

  it('prove nothing for another recipient', async () => {
    const mobile = freshMobile()
    const { transactionId } = await valueOf(api().sendSmsOtp(mobile, register))
    const stolen = api().verifySmsOtp(transactionId, freshMobile(), otpSentTo(backends, mobile))
    expect(await failureOf(stolen)).toMatchObject({ code: 'OTP_UNKNOWN' })
  })
})
