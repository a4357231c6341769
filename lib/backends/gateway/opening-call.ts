import { createHash } from 'node:crypto'

import { applicationHeader } from '@/lib/backends/application-header'
import type { SaveStepRequest } from '@/lib/backends/trading/application-schemas'
import { z } from '@/lib/platform/zod/zod'

import type { AllowedCall } from './allow-list'
import { GatewayError } from './gateway-error'
import type { OpeningCookie } from './opening-cookie'
import { openingRules, type OpeningRule } from './opening-rules'
import { newOpening, type Opening } from './opening-state'

const applicationSchema = z.uuid()

interface Parts {
  readonly body?: unknown
  readonly fields?: Readonly<Record<string, string>>
}

/** One call of an account opening on its way through the gateway. */
export interface GuardedCall {
  /**
   * Checks the call against the opening; its body is known only now.
   * @returns the JSON body to forward, which names the opening by its real id
   * @throws GatewayError
   */
  readonly accept: (parts: Parts) => unknown
  /** The key to forward: the same key in another opening is another key. */
  readonly idempotencyKey: (sent: string | null) => string | null
  /** The `Set-Cookie` header after a good answer; null if the browser has what it needs. */
  readonly learn: (answer: unknown) => Promise<string | null>
}

/**
 * Guards a call that reads or changes an opening; null for any other call. A browser whose cookie belongs to another
 * draft, or that has none, begins a new opening: a draft's name alone gives no access to anything.
 * @throws GatewayError 400 if the call does not name its draft
 */
export async function guardCall(
  request: Request,
  { endpoint, params }: AllowedCall,
  cookie: OpeningCookie,
  now: Date,
): Promise<GuardedCall | null> {
  const rule = openingRules.get(endpoint)
  const application = applicationSchema.safeParse(request.headers.get(applicationHeader))
  if (rule === undefined || (application.data === undefined && !rule.isLink && !needsOpening(rule))) return null
  if (application.data === undefined && rule.isAnonymous !== undefined) return anonymousCall(rule.isAnonymous)
  const known = await cookie.read(request.headers.get('cookie'), now)
  if (rule.isLink) {
    if (known === null) throw new GatewayError(403, 'NOT_ALLOWED')
    return guard(rule, params, { opening: known, isNew: false }, cookie, now)
  }
  if (!application.success) throw new GatewayError(400, 'BAD_REQUEST')
  const isNew = known?.application !== application.data
  const opening = known === null || isNew ? newOpening(application.data) : known
  return guard(rule, params, { opening, isNew }, cookie, now)
}

/** Whether the call means nothing without an opening. Look-ups that others share work without one. */
function needsOpening({ check, idField, learn }: OpeningRule): boolean {
  return check !== undefined || idField !== undefined || learn !== undefined
}

/**
 * A call that the older short form makes, which has no opening. Its id is one that no opening can have, so that it
 * cannot touch what an opening saved; the same form repeated has the same id.
 */
function anonymousCall(isAnonymous: (body: never) => boolean): GuardedCall {
  return {
    accept({ body }) {
      if (!isAnonymous(body as never)) throw new GatewayError(400, 'BAD_REQUEST')
      const sent = body as SaveStepRequest
      return { ...sent, opening_id: uuidOf(`appointment ${sent.opening_id}`) }
    },
    idempotencyKey: (sent) => sent,
    learn: async () => null,
  }
}

/** A UUID (version 8, RFC 9562) that is the same for the same text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

function guard(
  rule: OpeningRule,
  params: AllowedCall['params'],
  { opening, isNew }: { opening: Opening; isNew: boolean },
  cookie: OpeningCookie,
  now: Date,
): GuardedCall {
  const seconds = Math.floor(now.getTime() / 1000)
  let call = { body: undefined as never, params, fields: {} as Readonly<Record<string, string>> }
  return {
    accept({ body, fields = {} }) {
      // The body was parsed by the schema of the rule's endpoint.
      call = { body: body as never, params, fields }
      rule.check?.(opening, call, { seconds, date: now })
      return rule.idField === undefined ? body : { ...(body as object), [rule.idField]: opening.id }
    },
    idempotencyKey(sent) {
      if (rule.isOncePerOpening) return opening.id
      return sent === null ? null : createHash('sha256').update(`${opening.id} ${sent}`).digest('base64url')
    },
    async learn(answer) {
      const learned = rule.learn?.(opening, call, answer as never, seconds)
      if (!isNew && learned === undefined) return null
      return cookie.seal({ ...opening, ...learned }, now)
    },
  }
}
