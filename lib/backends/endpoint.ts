import type { z } from '@/lib/platform/zod/zod'
import type { FileType } from '@/lib/platform/security/file-type'
import type { LimitGroup } from '@/lib/platform/env/rate-limits'

/** Names of the folders of `lib/backends`, of the gateway's first path segment, and of the sandbox's base paths. */
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
  'market',
] as const

export type Service = (typeof services)[number]

/** Kinds of personal data, as the wizard's data receipt lists them. */
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

/** A file part of a multipart body. Types are detected from the first bytes, not from the file name. */

export type FilePart = {
  readonly types: readonly FileType[]
  /** Maximum size of one file in bytes. */
  readonly maxBytes: number
  /** Minimum and maximum number of files under this name. */
  readonly count: readonly [min: number, max: number]
}

/**
 * One call of a backend. The tables in `lib/backends/<service>/endpoints.ts` are the only list of calls: the HTTP
 * client sends them, the gateway refuses any other, and the wizard's data receipt is generated from them.
 */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Relative to the base of the service; `{name}` matches exactly one segment. */
  readonly path: string
  /** The backend's path is configurable: the gateway calls REPORTS_PATH instead of `path`. */
  readonly upstreamPath?: 'reports-path'
  /** Query parameters: the gateway forwards only these, and only values that the schema accepts. */
  readonly query?: z.ZodObject
  /**
   * The query holds personal data: the browser sends it to the gateway as the JSON body of a POST, so that it is in no
   * address and no log of a proxy.
   */
  readonly hidesQuery?: true
  readonly body: 'none' | 'json' | 'multipart' | 'form'
  /** Maximum size of the whole request body in bytes. */
  readonly maxBytes: number
  /** File parts of a multipart body; all other parts are short text fields. */
  readonly files?: Readonly<Record<string, FilePart>>
  readonly fields?: readonly string[]
  /** Whether the browser may call it through the gateway. */
  readonly browser: boolean
  /** Credential that the server adds. */
  readonly secret?: 'otp-access-key' | 'identity-bearer' | 'identity-credentials'
  /** Creates something: carries an `Idempotency-Key`, so that repeating the request does not create it twice. */
  readonly creates?: true
  /** Limits of its calls (lib/platform/env/rate-limits.ts); reads have `read` by default. */
  readonly limit?: LimitGroup
  /**
   * Fields of the body, or parameters of the path, that say whom or what the call is about: a phone number, an email
   * address, an application, a contract. The limit by recipient counts each of them.
   */
  readonly recipient?: readonly string[]
  /** Whether a good answer tells the caller that a customer exists; such answers have a limit of their own. */
  readonly reveals?: (answer: unknown) => boolean
  readonly request?: z.ZodType
  /** Schema of a successful response; 'pdf' for a document. */
  readonly response: z.ZodType | 'pdf'
  /** The response contains links below the base of the service, which the gateway rewrites to its own address. */
  readonly rewritesLinks?: true
  /** Request field in which the browser may return such a link; the gateway restores the backend's address. */
  readonly linkField?: string
  readonly personal?: { readonly sends: readonly PersonalDatum[]; readonly purpose: DisclosurePurpose }
}

export type EndpointTable = Readonly<Record<string, Endpoint>>

export const kilobyte = 1024
export const megabyte = 1024 * kilobyte

/** Body of typed text: the longest are a contact message and one saved step. */
export const maxJsonBytes = 64 * kilobyte

/** Checks that a table matches `EndpointTable` and preserves the literal types of its entries. */
export function defineEndpoints<const Table extends EndpointTable>(table: Table): Table {
  return table
}
