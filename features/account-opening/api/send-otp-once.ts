import type { OtpSent } from '@/lib/backends/trading/otp-api'
import type { ApiFailure } from '@/lib/platform/http/failure'
import { ok, type Result } from '@/lib/platform/result/result'

import type { PendingOtp, OtpKind, OtpTransaction } from '../draft/draft'
import type { OtpTimes } from './application-api'
import type { ApplicationContext } from './application-context'
import { activeCode, toOtpTransaction } from './otp-transaction'

interface OtpOrder {
  readonly kind: OtpKind
  readonly recipient: string
  readonly send: (idempotencyKey: string) => Promise<Result<OtpSent, ApiFailure>>
  readonly now: () => Date
}

/** How long a request without an answer is repeated under its key, in milliseconds; a code has expired by then. */
const pendingFor = 5 * 60_000

/** Unanswered requests of each application. */
const unanswered = new WeakMap<ApplicationContext, Map<OtpKind, Promise<unknown>>>()

/**
 * The code that was sent last. Waits for a pending request, because the message can arrive, and be filled in by the phone,
 * before the request is answered.
 */
export async function sentOtp(context: ApplicationContext, kind: OtpKind): Promise<OtpTransaction | undefined> {
  await unanswered.get(context)?.get(kind)
  return context.snapshot().transactions[kind]
}

/** Sends a code, unless one was just sent. Never rejects. */
export function sendOtpOnce(context: ApplicationContext, order: OtpOrder): Promise<Result<OtpTimes, ApiFailure>> {
  const sending = sendUnlessActive(context, order)
  const ofApplication = unanswered.get(context) ?? new Map<OtpKind, Promise<unknown>>()
  unanswered.set(context, ofApplication.set(order.kind, sending))
  return sending
}

/**
 * Stores the request before it is sent, so that after a reload or a lost connection the same code is requested again, not
 * another one.
 */
async function sendUnlessActive(
  { snapshot, rememberTransactions }: ApplicationContext,
  { kind, recipient, send, now }: OtpOrder,
): Promise<Result<OtpTimes, ApiFailure>> {
  const active = activeCode(snapshot().transactions[kind], recipient, now())
  if (active !== null) return ok(active)
  const unansweredRequest = repeatable(snapshot().transactions.pending?.[kind], recipient, now())
  const request = unansweredRequest ?? { recipient, key: crypto.randomUUID(), requestedAt: now().toISOString() }
  const remember = (next: PendingOtp | undefined) =>
    rememberTransactions({ pending: { ...snapshot().transactions.pending, [kind]: next } })
  remember(request)
  const answer = await send(request.key)
  if (answer.ok) rememberTransactions({ [kind]: toOtpTransaction(recipient, answer.value, now()) })
  if (answer.ok || !isAnswerLost(answer.error)) remember(undefined)
  return answer
}

function repeatable(request: PendingOtp | undefined, recipient: string, now: Date): PendingOtp | null {
  if (request?.recipient !== recipient) return null
  return now.getTime() - Date.parse(request.requestedAt) < pendingFor ? request : null
}

/** The code may have been sent. */
function isAnswerLost({ kind }: ApiFailure): boolean {
  return kind === 'network' || kind === 'timeout' || kind === 'cancelled' || kind === 'server'
}
