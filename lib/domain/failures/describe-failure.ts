import type { MessageKeys, Messages, NestedKeyOf } from 'next-intl'

import type { ApiFailure, FieldErrors } from '@/lib/platform/http/failure'

type FailureMessages = Messages['failures']

/** A message of the namespace `failures`: `network`, `codes.OTP_WRONG`. */
type FailureKey = MessageKeys<FailureMessages, NestedKeyOf<FailureMessages>>

/** Message of every failure that carries no code. Null: nothing is said. docs/specification.md#failures F1 to F6, F16 to F21. */
const messageOfKind = {
  'field-errors': 'fields',
  unauthorized: 'unauthorized',
  forbidden: 'notAllowed',
  'not-found': null,
  'rate-limited': 'rateLimited',
  network: 'network',
  timeout: 'timeout',
  cancelled: null,
  'invalid-response': 'invalidResponse',
  /** A refusal with a code that has no message of its own. */
  rejected: 'rejected',
  /** Status 500. */
  'server-error': 'somethingWrong',
  /** Any other status, with the message of the backend or without one. */
  generic: 'generic',
  'generic-status': 'genericStatus',
} as const satisfies Record<string, FailureKey | null>

/** Message of each code with which a backend or the gateway refuses a request (docs/specification.md#failures F16). */
const messageOfCode = {
  OTP_WRONG: 'codes.OTP_WRONG',
  OTP_EXPIRED: 'codes.OTP_EXPIRED',
  /** Superseded by a newer code: to the applicant the same as expired. */
  OTP_UNKNOWN: 'codes.OTP_EXPIRED',
  OTP_LOCKED: 'codes.OTP_LOCKED',
  OTP_TOO_MANY: 'codes.OTP_TOO_MANY',
  OCR_UNREADABLE: 'codes.OCR_UNREADABLE',
  OCR_BLURRED: 'codes.OCR_BLURRED',
  OCR_GLARE: 'codes.OCR_GLARE',
  OCR_SIDES: 'codes.OCR_SIDES',
  OCR_TYPE: 'codes.OCR_TYPE',
  OCR_EXPIRED: 'codes.OCR_EXPIRED',
  NO_FACE: 'codes.NO_FACE',
  MANY_FACES: 'codes.MANY_FACES',
  ACCOUNT_EXISTS: 'codes.ACCOUNT_EXISTS',
  ACCOUNT_TAKEN: 'codes.ACCOUNT_TAKEN',
  OTP_UNPROVEN: 'codes.OTP_UNPROVEN',
  EKYC_UNPROVEN: 'codes.EKYC_UNPROVEN',
  UNDERAGE: 'codes.UNDERAGE',
  TRIES_SPENT: 'codes.TRIES_SPENT',
  CHALLENGE_EXPIRED: 'codes.CHALLENGE_EXPIRED',
  CARD_EXPIRED: 'codes.CARD_EXPIRED',
  DATA_MISMATCH: 'codes.DATA_MISMATCH',
  FEE_CHANGED: 'codes.FEE_CHANGED',
  CONSENT_MISSING: 'codes.CONSENT_MISSING',
  CONTRACT_UNKNOWN: 'codes.CONTRACT_UNKNOWN',
  CONTRACT_SIGNED: 'codes.CONTRACT_SIGNED',
  BAD_REQUEST: 'codes.BAD_REQUEST',
  FILE_TOO_LARGE: 'codes.FILE_TOO_LARGE',
  FILE_TYPE: 'codes.FILE_TYPE',
  FILE_MISSING: 'codes.FILE_MISSING',
  BODY_TIMEOUT: 'codes.BODY_TIMEOUT',
  BUSY: 'codes.BUSY',
} as const satisfies Record<string, FailureKey>

type FailureCode = keyof typeof messageOfCode

/** Messages that a screen uses instead of the catalogue's, by code or by kind. */
export type FailureOverrides = Readonly<Partial<Record<keyof typeof messageOfKind | FailureCode, FailureKey>>>

export interface FailureText {
  readonly key: FailureKey
  /** ICU arguments; a message uses those that it needs. */
  readonly values: Readonly<Record<string, string | number>>
}

/**
 * The failure catalogue of docs/specification.md#failures: what to say about a failed call, as a message of the
 * namespace `failures`. Null: nothing is said. An override of the code wins over one of the kind.
 */
export function describeFailure(failure: ApiFailure, overrides: FailureOverrides = {}): FailureText | null {
  const code = failure.kind === 'rejected' && isKnownCode(failure.code) ? failure.code : undefined
  const kind = catalogueKind(failure)
  const key = code === undefined ? (overrides[kind] ?? messageOfKind[kind]) : (overrides[code] ?? messageOfCode[code])
  return key === null ? null : { key, values: valuesOf(failure) }
}

function catalogueKind(failure: ApiFailure): keyof typeof messageOfKind {
  if (failure.kind !== 'server') return failure.kind
  if (failure.status === 500) return 'server-error'
  return failure.message ? 'generic' : 'generic-status'
}

/**
 * For an action that has no other sign of failing: a 404, of which the catalogue says nothing, must not leave the visitor
 * waiting.
 */
export const neverSilent = { 'not-found': 'somethingWrong' } as const satisfies FailureOverrides

/** Whether the site has a text of its own for a code. */
export function isKnownCode(code: string): code is FailureCode {
  return Object.hasOwn(messageOfCode, code)
}

function valuesOf(failure: ApiFailure): FailureText['values'] {
  if (failure.kind === 'server') return { status: failure.status, message: failure.message ?? '' }
  if (failure.kind === 'rate-limited') return { seconds: failure.retryAfterSeconds ?? 0 }
  if (failure.kind !== 'rejected') return {}
  const { code, attemptsLeft } = failure
  return { code, isCounted: attemptsLeft === undefined ? 'no' : 'yes', attempts: attemptsLeft ?? 0 }
}

/** Everything that a backend wrote about the fields of a request (docs/specification.md#failures F1). */
export function fieldTexts({ banner, byField }: FieldErrors): readonly string[] {
  return [...banner, ...Object.values(byField).flat()]
}
