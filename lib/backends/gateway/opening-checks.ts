import { toIsoDate } from '@/lib/backends/compact-date'
import type { CreateAccountRequest } from '@/lib/backends/trading/application-schemas'
import { consentKinds } from '@/lib/domain/account-opening/given-consent'
import { identifyingFields, isMisreading, type IdentifyingField } from '@/lib/domain/identity/correction'
import { isOfAge } from '@/lib/domain/identity/of-age'
import { isSameReading } from '@/lib/domain/identity/same-reading'
import { todayInVietnam } from '@/lib/domain/validation/date-time-rules'

import { GatewayError } from './gateway-error'
import { isAsked, isFresh, recipientDigest, type Opening, type ReadCard } from './opening-state'

/** The moment of a call: seconds since 1970 for proofs, a date for the applicant's age. */
export interface Moment {
  readonly seconds: number
  readonly date: Date
}

/** Names under which a request carries the proofs, so that a refusal says which one is missing. */
type ProofName = 'sms_transaction_id' | 'email_transaction_id' | 'ocr_id' | 'face' | 'liveness'

function unproven(code: 'OTP_UNPROVEN' | 'EKYC_UNPROVEN', fields: readonly ProofName[]): GatewayError {
  return new GatewayError(422, code, { fields })
}

/** The browser has no such opening, case or contract. */
export function requireOwn(isOwn: boolean): void {
  if (!isOwn) throw new GatewayError(403, 'NOT_ALLOWED')
}

/**
 * The code was sent for this opening: replaying a code from another opening proves nothing.
 * @throws GatewayError `OTP_UNKNOWN`
 */
export function requireAsked(opening: Opening, transaction: string): void {
  if (!isAsked(opening, transaction)) throw new GatewayError(422, 'OTP_UNKNOWN')
}

/** @throws GatewayError `OTP_UNPROVEN`, naming the channels whose code is missing or too old */
export function requireContact({ sms, email }: Opening, { seconds }: Moment): void {
  const missing = [
    ...(isFresh(sms?.at, seconds) ? [] : (['sms_transaction_id'] as const)),
    ...(isFresh(email?.at, seconds) ? [] : (['email_transaction_id'] as const)),
  ]
  if (missing.length > 0) throw unproven('OTP_UNPROVEN', missing)
}

/** @throws GatewayError `EKYC_UNPROVEN` if the card was not read, or too long ago */
export function requireCard({ card }: Opening, { seconds }: Moment): ReadCard {
  if (card === undefined || !isFresh(card.at, seconds)) throw unproven('EKYC_UNPROVEN', ['ocr_id'])
  return card
}

/** @throws GatewayError `EKYC_UNPROVEN` if the face was not matched, or too long ago */
export function requireFace({ face }: Opening, { seconds }: Moment): void {
  if (!isFresh(face, seconds)) throw unproven('EKYC_UNPROVEN', ['face'])
}

/**
 * Everything that identifies the applicant was confirmed for this opening, and is recent.
 * @throws GatewayError that names the first missing proof
 */
export function requireIdentity(opening: Opening, moment: Moment): ReadCard {
  requireContact(opening, moment)
  const card = requireCard(opening, moment)
  requireFace(opening, moment)
  const { live, approved } = opening
  if (!isFresh(live, moment.seconds) || !isFresh(approved, moment.seconds)) {
    throw unproven('EKYC_UNPROVEN', ['liveness'])
  }
  return card
}

/** @throws GatewayError `TRIES_SPENT` */
export function requireTries({ spent }: Opening, check: 'face' | 'live'): void {
  if (spent?.includes(check) === true) throw new GatewayError(422, 'TRIES_SPENT')
}

/** Time for one liveness check, from the drawing of its movements to the arrival of its frames: a slow upload included. */
const challengeSeconds = 300

/**
 * The frames answer the challenge that was drawn for them: its movements, in their order, in time.
 * @throws GatewayError `CHALLENGE_EXPIRED`
 */
export function requireChallenge(
  { challenge }: Opening,
  answered: { readonly id: string | undefined; readonly actions: string | undefined },
  { seconds }: Moment,
): void {
  const isAnswered = challenge?.id === answered.id && challenge?.actions === answered.actions
  if (challenge !== undefined && isAnswered && seconds - challenge.at < challengeSeconds) return
  throw new GatewayError(422, 'CHALLENGE_EXPIRED')
}

/** Age and expiry by the card itself, whatever was typed; the age also by the year of birth in its number. */
export function requireValidCard({ birthDate, idNumber, idExpiryDate }: ReadCard, { date }: Moment): void {
  if (!isOfAge({ birthDate, idNumber }, () => date)) throw new GatewayError(422, 'UNDERAGE')
  if (idExpiryDate !== undefined && idExpiryDate < todayInVietnam(date)) throw new GatewayError(422, 'CARD_EXPIRED')
}

/** Fields of the record that the card decides, with the name of each in the site's own terms. */
const cardFields: Readonly<Record<IdentifyingField, keyof CreateAccountRequest>> = {
  idNumber: 'idno',
  fullName: 'cust_nm',
  sex: 'sex',
  birthDate: 'birth_dt',
  idIssueDate: 'idiss_dt',
  idExpiryDate: 'idexp_dt',
}

/** The applicant is the holder of the card: a value that differs from its reading is declared, and can be a misreading. */
export function requireHolder(request: CreateAccountRequest, card: ReadCard, { date }: Moment): void {
  const declared: ReadonlySet<string> = new Set(request.corrections.map(({ field }) => field))
  const wrong = identifyingFields
    .map((field) => ({ field, wire: cardFields[field], read: card[field] }))
    .filter(({ field, wire, read }) => {
      const sent = toReading(field, request[wire])
      if (sent === read || (sent !== undefined && read !== undefined && isSameReading(field, read, sent))) return false
      return !declared.has(wire) || sent === undefined || !isMisreading(field, read, sent)
    })
    .map(({ wire }) => wire)
  if (wrong.length > 0) throw new GatewayError(422, 'DATA_MISMATCH', { fields: wrong })
  const corrected = {
    ...card,
    idNumber: request.idno,
    birthDate: toReading('birthDate', request.birth_dt),
    idExpiryDate: toReading('idExpiryDate', request.idexp_dt),
  }
  requireValidCard(corrected, { seconds: 0, date })
}

/** A value of the record as a reading of the card has it. */
function toReading(field: IdentifyingField, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  return field.endsWith('Date') ? toIsoDate(value) : value
}

/** @throws GatewayError `CONSENT_MISSING` unless each kind was given */
export function requireConsents({ consents }: CreateAccountRequest): void {
  const given: ReadonlySet<string> = new Set(consents.map(({ kind }) => kind))
  if (consentKinds.some((kind) => !given.has(kind)))
    throw new GatewayError(422, 'CONSENT_MISSING', { fields: ['consents'] })
}

/** @throws GatewayError unless both codes were accepted in this opening, for the recipients of the request */
export function requireTransactions(opening: Opening, request: CreateAccountRequest): void {
  const { sms, email } = opening
  const missing = [
    ...(sms?.transaction === request.sms_transaction_id && sms.recipient === recipientDigest(opening, request.mobile)
      ? []
      : (['sms_transaction_id'] as const)),
    ...(email?.transaction === request.email_transaction_id &&
    email.recipient === recipientDigest(opening, request.email)
      ? []
      : (['email_transaction_id'] as const)),
  ]
  if (missing.length > 0) throw unproven('OTP_UNPROVEN', missing)
}
