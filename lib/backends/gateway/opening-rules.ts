import { toIsoDate } from '@/lib/backends/compact-date'
import { ekycEndpoints } from '@/lib/backends/ekyc/endpoints'
import type { Endpoint } from '@/lib/backends/endpoint'
import { identityEndpoints } from '@/lib/backends/identity/endpoints'
import { tradingEndpoints } from '@/lib/backends/trading/endpoints'
import { isMisreading } from '@/lib/domain/identity/correction'
import type { z } from '@/lib/platform/zod/zod'

import { GatewayError } from './gateway-error'
import {
  type Moment,
  requireAsked,
  requireCard,
  requireChallenge,
  requireConsents,
  requireContact,
  requireFace,
  requireHolder,
  requireIdentity,
  requireOwn,
  requireTransactions,
  requireTries,
  requireValidCard,
} from './opening-checks'
import { recipientDigest, withAsked, type Opening } from './opening-state'

type BodyOf<E extends Endpoint> = E extends { readonly request: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined

type AnswerOf<E extends Endpoint> = E['response'] extends z.ZodType ? z.output<E['response']> : undefined

/** A call of an opening: its parsed JSON body, the parameters of its path, the text fields of its upload. */
export interface OpeningCall<Body> {
  readonly body: Body
  readonly params: Readonly<Record<string, string>>
  readonly fields: Readonly<Record<string, string>>
}

interface RuleOf<E extends Endpoint> {
  /** Body field in which the gateway names the opening to the backend. */
  readonly idField?: keyof BodyOf<E> & string
  /** The address is opened as a link, without a header that names the draft: the cookie alone counts. */
  readonly isLink?: true
  /** Whether a call without an opening is permitted: the older short form saves its only step. */
  readonly isAnonymous?: (body: BodyOf<E>) => boolean
  /** The idempotency key is the opening's id: however often the call is made, it does its work once. */
  readonly isOncePerOpening?: true
  /** Throws a `GatewayError` for a call that this opening does not permit. */
  readonly check?: (opening: Opening, call: OpeningCall<BodyOf<E>>, moment: Moment) => void
  /** The opening after a good answer. */
  readonly learn?: (
    opening: Opening,
    call: OpeningCall<BodyOf<E>>,
    answer: AnswerOf<E>,
    seconds: number,
  ) => Partial<Opening>
}

export type OpeningRule = RuleOf<Endpoint>

/** The rule knows body and answer of its own endpoint, which the gateway has parsed by that endpoint's schemas. */
function rule<const E extends Endpoint>(endpoint: E, of: RuleOf<E>): readonly [Endpoint, OpeningRule] {
  return [endpoint, of]
}

const isContractOf = ({ account }: Opening, client: string, contract: string): boolean =>
  account?.client === client && account.contract === contract

/** A code that signs goes to the proven recipient of the contract's own applicant. */
function requireSigner(
  opening: Opening,
  { purpose, contract_id }: { purpose: string; contract_id?: string | undefined },
  isProvenRecipient: boolean,
): void {
  if (purpose === 'sign') requireOwn(opening.account?.contract === contract_id && isProvenRecipient)
}

/** Codes to sign with are bound to their contract; those that prove a number or an address, to the opening that asked. */
function learnAsked(
  opening: Opening,
  { body }: OpeningCall<{ readonly purpose: string }>,
  { data }: { readonly data: { readonly transaction_id: string } },
): Partial<Opening> {
  return body.purpose === 'sign' ? {} : withAsked(opening, data.transaction_id)
}

/**
 * What each call of an account opening requires of the opening, and what its answer adds. Calls that are not listed
 * neither read nor change an opening.
 */
export const openingRules: ReadonlyMap<Endpoint, OpeningRule> = new Map([
  rule(tradingEndpoints.checkInfo, {}),
  rule(tradingEndpoints.saveStep, {
    idField: 'opening_id',
    isAnonymous: ({ appointment }) => appointment !== undefined,
  }),
  rule(tradingEndpoints.sendSmsOtp, {
    check: (opening, { body }) =>
      requireSigner(opening, body, opening.sms?.recipient === recipientDigest(opening, body.mobile)),
    learn: learnAsked,
  }),
  rule(tradingEndpoints.sendEmailOtp, {
    check: (opening, { body }) =>
      requireSigner(opening, body, opening.email?.recipient === recipientDigest(opening, body.email)),
    learn: learnAsked,
  }),
  rule(tradingEndpoints.verifySmsOtp, {
    check: (opening, { body }) => requireAsked(opening, body.transaction_id),
    learn: (opening, { body }, { data }, at) =>
      data.verified === 'N'
        ? {}
        : { sms: { transaction: body.transaction_id, recipient: recipientDigest(opening, body.mobile), at } },
  }),
  rule(tradingEndpoints.verifyEmailOtp, {
    check: (opening, { body }) => requireAsked(opening, body.transaction_id),
    learn: (opening, { body }, { data }, at) =>
      data.verified === 'N'
        ? {}
        : { email: { transaction: body.transaction_id, recipient: recipientDigest(opening, body.email), at } },
  }),
  rule(identityEndpoints.createRequest, {
    idField: 'reference',
    isOncePerOpening: true,
    check: (opening, _, moment) => requireContact(opening, moment),
    learn: (_opening, _call, { request_id }) => ({ request: request_id }),
  }),
  rule(ekycEndpoints.ocr, {
    check: (opening, { fields }, moment) => {
      requireContact(opening, moment)
      requireOwn(fields['request_id'] === opening.request)
    },
    learn: (_opening, _call, { id, fields }, at) => ({
      card: {
        ocrId: id,
        at,
        idNumber: fields.idno,
        fullName: fields.cust_nm,
        ...(fields.sex !== null && { sex: fields.sex }),
        ...(fields.birth_dt !== null && { birthDate: toIsoDate(fields.birth_dt) }),
        ...(fields.idiss_dt !== null && { idIssueDate: toIsoDate(fields.idiss_dt) }),
        ...(fields.expire_dt !== null && { idExpiryDate: toIsoDate(fields.expire_dt) }),
      },
      face: undefined,
      live: undefined,
      approved: undefined,
      spent: undefined,
    }),
  }),
  rule(tradingEndpoints.idNo, {
    check: (opening, { body }, moment) =>
      requireOwn(isMisreading('idNumber', requireCard(opening, moment).idNumber, body.idno)),
  }),
  rule(ekycEndpoints.faceMatch, {
    check: (opening, { params }, moment) => {
      const card = requireCard(opening, moment)
      requireOwn(params['id'] === card.ocrId)
      requireTries(opening, 'face')
      requireValidCard(card, moment)
    },
    learn: ({ spent = [] }, _call, { matched, attempts_left }, at) => {
      if (matched) return { face: at }
      return attempts_left === 0 ? { face: undefined, spent: [...spent, 'face'] } : { face: undefined }
    },
  }),
  rule(ekycEndpoints.liveness, {
    check: (opening, { params, fields }, moment) => {
      requireOwn(params['id'] === requireCard(opening, moment).ocrId)
      requireFace(opening, moment)
      requireTries(opening, 'live')
      requireChallenge(opening, { id: fields['challenge'], actions: fields['actions'] }, moment)
    },
    learn: ({ spent = [] }, _call, { live, attempts_left }, at) => {
      // Whatever the verdict, these movements are no secret any more.
      const next = { challenge: undefined, live: live ? at : undefined }
      return !live && attempts_left === 0 ? { ...next, spent: [...spent, 'live'] } : next
    },
  }),
  rule(ekycEndpoints.result, {
    check: (opening, { params }, moment) => requireOwn(params['id'] === requireCard(opening, moment).ocrId),
    learn: (_opening, _call, { status }, at) => ({ approved: status === 'approved' ? at : undefined }),
  }),
  rule(tradingEndpoints.holdAccount, {
    idField: 'opening_id',
    check: (opening, _, moment) => void requireIdentity(opening, moment),
    learn: (_opening, _call, { data }) => ({ number: data.status === 'hold' ? data.acc_no : undefined }),
  }),
  rule(tradingEndpoints.saveIdImages, {
    check: (opening, { body }, moment) => {
      const isOwnCase = body.ocr_id === opening.card?.ocrId && body.request_id === opening.request
      if (opening.account !== undefined && isOwnCase) return
      const card = requireIdentity(opening, moment)
      requireOwn(isOwnCase)
      if (!isMisreading('idNumber', card.idNumber, body.idno)) {
        throw new GatewayError(422, 'DATA_MISMATCH', { fields: ['idno'] })
      }
    },
  }),
  rule(tradingEndpoints.createAccount, {
    idField: 'opening_id',
    isOncePerOpening: true,
    check: (opening, { body }, moment) => {
      // The account exists: the backend repeats its answer, whatever the body says.
      if (opening.account !== undefined) return
      const card = requireIdentity(opening, moment)
      requireTransactions(opening, body)
      if (body.ocr_id !== card.ocrId) throw new GatewayError(422, 'EKYC_UNPROVEN', { fields: ['ocr_id'] })
      requireValidCard(card, moment)
      requireHolder(body, card, moment)
      requireConsents(body)
      if (body.acc_no && body.acc_no !== opening.number) {
        throw new GatewayError(409, 'ACCOUNT_TAKEN', { fields: ['acc_no'] })
      }
    },
    learn: (_opening, _call, { data }) => ({ account: { client: data.client_id, contract: data.contract_id } }),
  }),
  rule(tradingEndpoints.contractLink, {
    check: (opening, { body }) => requireOwn(isContractOf(opening, body.client_id, body.contract_id)),
  }),
  rule(tradingEndpoints.signContract, {
    check: (opening, { body }) => requireOwn(isContractOf(opening, body.client_id, body.contract_id)),
  }),
  rule(tradingEndpoints.contractFile, {
    isLink: true,
    check: (opening, { params }) => requireOwn(opening.account?.contract === params['contract']),
  }),
])
