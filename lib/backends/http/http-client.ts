import type { z } from '@/lib/platform/zod/zod'

import type { ApiFailure } from '@/lib/platform/http/failure'
import type { Endpoint } from '@/lib/backends/endpoint'
import type { Locale } from '@/lib/platform/i18n/locales'
import type { Result } from '@/lib/platform/result/result'

/** A successful response of an endpoint, before it is mapped to the domain; bytes for a document. */
export type AnswerOf<E extends Endpoint> = E['response'] extends z.ZodType ? z.output<E['response']> : Uint8Array

export type CallOptions = {
  /** Values for `{name}` in the path. */
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
  /** Body of an endpoint with `body: 'json'`; validated by its request schema before it is sent. */
  readonly json?: unknown
  /** The caller has parsed `json` by that schema, so it is not parsed a second time. */
  readonly isParsed?: boolean
  /** Body of an endpoint with `body: 'multipart'`. */
  readonly form?: FormData
  /** Use the same key for every try of one creating call; generated if missing. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** Upload progress, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** Transport of the service modules: direct on the server, `/api/gateway/<service>` in the browser. */
export type HttpClient = {
  readonly locale: Locale
  call<E extends Endpoint>(endpoint: E, options?: CallOptions): Promise<Result<AnswerOf<E>, ApiFailure>>
}

/** Options that most methods of a service module accept. */
export type Cancellable = { readonly signal?: AbortSignal }
