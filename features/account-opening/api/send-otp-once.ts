import type { OtpSent } from '@/lib/backends/trading/otp-api'
import type { ApiFailure } from '@/lib/platform/http/failure'
import { ok, type Result } from '@/lib/platform/result/result'

import type { AskedOtp, OtpKind, OtpTransaction } from '../draft/draft'
import type { OtpTimes } from './application-api'
import type { ApplicationContext } from './application-context'
import { codeOnItsWay, toOtpTransaction } from './otp-transaction'

interface OtpOrder {
  readonly kind: OtpKind
  readonly recipient: string
  readonly send: (idempotencyKey: string) => Promise<Result<OtpSent, ApiFailure>>
  readonly now: () => Date
}

/** How long an answer is missed, in milliseconds; by then a code that was sent is out of date. */
const missedFor = 5 * 60_000

/** Sendings that are not answered yet, by the application that asked for them. */
const unanswered = new WeakMap<ApplicationContext, Map<OtpKind, Promise<unknown>>>()

/**
 * The code that was sent last, against which an entry is judged. A message can be faster than the answer of the call that sent
 * it, and be typed in by the telephone at once: then the answer is waited for.
 */
export async function sentOtp(context: ApplicationContext, kind: OtpKind): Promise<OtpTransaction | undefined> {
  await unanswered.get(context)?.get(kind)
  return context.snapshot().transactions[kind]
}

/** Sends a code, unless one is on its way. Never rejects. */
export function sendOtpOnce(context: ApplicationContext, order: OtpOrder): Promise<Result<OtpTimes, ApiFailure>> {
  const sending = sendUnlessOnItsWay(context, order)
  const ofApplication = unanswered.get(context) ?? new Map<OtpKind, Promise<unknown>>()
  unanswered.set(context, ofApplication.set(order.kind, sending))
  return sending
}

/**
 * What is asked for is written down before it is sent, so that a page that is loaded anew, or a connection that breaks,
 * before the answer comes asks for the same code again and not for another.
 */
async function sendUnlessOnItsWay(
  { snapshot, rememberTransactions }: ApplicationContext,
  { kind, recipient, send, now }: OtpOrder,
): Promise<Result<OtpTimes, ApiFailure>> {
  const onItsWay = codeOnItsWay(snapshot().transactions[kind], recipient, now())
  if (onItsWay !== null) return ok(onItsWay)
  const missed = missedAnswer(snapshot().transactions.asked?.[kind], recipient, now())
  const asked = missed ?? { recipient, key: crypto.randomUUID(), askedAt: now().toISOString() }
  const remember = (next: AskedOtp | undefined) =>
    rememberTransactions({ asked: { ...snapshot().transactions.asked, [kind]: next } })
  remember(asked)
  const answer = await send(asked.key)
  if (answer.ok) rememberTransactions({ [kind]: toOtpTransaction(recipient, answer.value, now()) })
  if (answer.ok || !isAnswerLost(answer.error)) remember(undefined)
  return answer
}

function missedAnswer(asked: AskedOtp | undefined, recipient: string, now: Date): AskedOtp | null {
  if (asked?.recipient !== recipient) return null
  return now.getTime() - Date.parse(asked.askedAt) < missedFor ? asked : null
}

/** Nobody knows whether the code was sent. */
function isAnswerLost({ kind }: ApiFailure): boolean {
  return kind === 'network' || kind === 'timeout' || kind === 'cancelled' || kind === 'server'
}
