import type { z } from '@/lib/platform/zod/zod'
import type { FileType } from '@/lib/platform/security/file-type'

/** Folder of `lib/api`, first segment behind `/api/gateway/`, and path of the sandbox. */
export const services = [
  'main',
  'news',
  'video',
  'account',
  'trading',
  'ekyc',
  'identity',
  'bank-list',
  'payment-app',
] as const

export type Service = (typeof services)[number]

/** Kinds of personal data, named as the wizard's data receipt tells them to the visitor. */
export type PersonalDatum =
  | 'name'
  | 'mobile'
  | 'email'
  | 'id-number'
  | 'birth-date'
  | 'sex'
  | 'nationality'
  | 'address'
  | 'id-card-images'
  | 'face-image'
  | 'face-video-frames'
  | 'work'
  | 'tax'
  | 'bank-accounts'
  | 'referrer'
  | 'campaign'
  | 'account-number'
  | 'service-choices'
  | 'otp'
  | 'cv'
  | 'message'

/** Why a call needs personal data. */
export type DisclosurePurpose =
  | 'check-existing-customer'
  | 'prove-mobile'
  | 'prove-email'
  | 'read-id-card'
  | 'compare-face'
  | 'prove-presence'
  | 'keep-id-images'
  | 'check-age'
  | 'hold-account-number'
  | 'check-referrer'
  | 'save-progress'
  | 'open-account'
  | 'make-contract'
  | 'sign-contract'
  | 'link-payment-app'
  | 'answer-message'
  | 'apply-for-job'

/** True types of files, told by their first bytes and not by their name. */

export type FilePart = {
  readonly types: readonly FileType[]
  /** Bytes of one file. */
  readonly maxBytes: number
  /** Files under this name: at least, at most. */
  readonly count: readonly [min: number, max: number]
}

/** Group of calls that share a limit per address and per recipient. */
export type LimitGroup = 'otp' | 'otp-check' | 'ocr' | 'contact' | 'cv' | 'lookup'

/**
 * One call of a backend. The tables of `lib/api/<service>/endpoints.ts` are the only list of what exists: the http
 * client sends by them, the gateway allows nothing else, the data receipt of the wizard is drawn from them.
 */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Relative to the base of the service; `{name}` stands for exactly one segment. */
  readonly path: string
  /** The path behind the gateway is a setting: REPORTS_PATH instead of `path`. */
  readonly upstreamPath?: 'reports-path'
  /** Query parameters that are forwarded. */
  readonly query?: readonly string[]
  readonly body: 'none' | 'json' | 'multipart' | 'form'
  /** Bytes of the whole request body. */
  readonly maxBytes: number
  /** Parts of a multipart body that are files; other parts are short texts. */
  readonly files?: Readonly<Record<string, FilePart>>
  readonly fields?: readonly string[]
  /** Whether the browser may call it, through the gateway. */
  readonly browser: boolean
  /** What the server adds. */
  readonly secret?: 'otp-access-key' | 'identity-bearer' | 'identity-credentials'
  /** Creating call: carries an `Idempotency-Key`, so that sending it again does not create twice. */
  readonly creates?: true
  readonly limit?: LimitGroup
  /** Field of the body that names who is written to (a number, an address), for the limit per recipient. */
  readonly recipient?: string
  readonly request?: z.ZodType
  /** Schema of a good answer; 'pdf' for a document. */
  readonly response: z.ZodType | 'pdf'
  /** The answer contains addresses below the base of the service, which the gateway turns into its own. */
  readonly rewritesLinks?: true
  /** Such an address may come back in this field of the request, and reaches the backend as its own again. */
  readonly linkField?: string
  readonly personal?: { readonly sends: readonly PersonalDatum[]; readonly purpose: DisclosurePurpose }
}

export type EndpointTable = Readonly<Record<string, Endpoint>>

export const kilobyte = 1024
export const megabyte = 1024 * kilobyte

/** A body of typed text: the longest is a contact message or one saved step. */
export const maxJsonBytes = 64 * kilobyte

/** Fails to compile on a table that is not one, and keeps the literal types of its entries. */
export function defineEndpoints<const Table extends EndpointTable>(table: Table): Table {
  return table
}
