import { describe, expect, it, vi } from 'vitest'

import { err, ok } from '@/lib/platform/result/result'

import type { OtpTransactions } from '../draft/draft'
import type { ApplicationSnapshot } from '../session/application-session'
import type { ApplicationContext } from './application-context'
import type { ApiFailure } from '@/lib/platform/http/failure'
import { sendOtpOnce, sentOtp } from './send-otp-once'

const sent = ok({ transactionId: 'tx-1', resendAfterSeconds: 60, validForSeconds: 300 })
type Answer = typeof sent | { ok: false; error: ApiFailure }

/** The draft of one applicant, as a reloaded page finds it. */
function draft() {
  let transactions: OtpTransactions = {}
  const context: ApplicationContext = {
    snapshot: () => ({ transactions }) as ApplicationSnapshot,
    rememberTransactions: (next) => {
      transactions = { ...transactions, ...next }
    },
  }
  return { context, transactions: () => transactions }
}

function orders(answers: readonly (Answer | 'never')[]) {
  const send = vi.fn<(key: string) => Promise<Answer>>()
  for (const answer of answers) {
    send.mockImplementationOnce(() => (answer === 'never' ? new Promise(() => {}) : Promise.resolve(answer)))
  }
  const at = { now: new Date('2026-11-20T08:00:00Z') }
  const order = (recipient = '0912345678') => ({ kind: 'sms' as const, recipient, send, now: () => at.now })
  return { send, order, at, keys: () => send.mock.calls.map(([key]) => key) }
}

describe('sendOtpOnce', () => {
  it('requests the same code again after a reload before the answer', async () => {
    const { context, transactions } = draft()
    const { order, keys } = orders(['never', sent])
    void sendOtpOnce(context, order())
    await sendOtpOnce(context, order())
    expect(new Set(keys()).size).toBe(1)
    expect(transactions()).toMatchObject({ sms: { transactionId: 'tx-1' }, pending: { sms: undefined } })
  })

  it.each<[string, ApiFailure, number]>([
    ['the connection broke', { kind: 'network' }, 1],
    ['the service broke down', { kind: 'server', status: 503 }, 1],
    ['it was refused', { kind: 'rejected', status: 422, code: 'OTP_LOCKED' }, 2],
  ])('when %s, uses as many keys as there can be codes', async (_, failure, expected) => {
    const { context } = draft()
    const { order, keys } = orders([err(failure), sent])
    await sendOtpOnce(context, order())
    await sendOtpOnce(context, order())
    expect(new Set(keys()).size).toBe(expected)
  })

  it('requests another code for another number, and once the unanswered one has expired', async () => {
    const { context } = draft()
    const { order, keys, at } = orders(['never', 'never', sent])
    void sendOtpOnce(context, order())
    void sendOtpOnce(context, order('0987654321'))
    at.now = new Date('2026-11-20T08:06:00Z')
    await sendOtpOnce(context, order('0987654321'))
    expect(new Set(keys()).size).toBe(3)
  })

  it('sends nothing while a code was just sent', async () => {
    const { context } = draft()
    const { order, send } = orders([sent])
    await sendOtpOnce(context, order())
    expect(await sendOtpOnce(context, order())).toEqual(ok({ resendAfterSeconds: 60, validForSeconds: 300 }))
    expect(send).toHaveBeenCalledOnce()
  })
})

describe('sentOtp', () => {
  it('waits for the answer when the message arrived first', async () => {
    const { context } = draft()
    const { order, send } = orders([])
    let arrive: (answer: Answer) => void = () => undefined
    send.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          arrive = resolve
        }),
    )
    void sendOtpOnce(context, order())
    const judged = sentOtp(context, 'sms')
    arrive(sent)
    expect(await judged).toMatchObject({ transactionId: 'tx-1' })
  })

  it('knows no code before one was requested', async () => {
    expect(await sentOtp(draft().context, 'sms')).toBeUndefined()
  })
})
