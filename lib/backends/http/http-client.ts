import type { z } from '@/lib/platform/zod/zod'

import type { ApiFailure } from '@/lib/platform/http/failure'
import type { Endpoint } from '@/lib/backends/endpoint'
import type { Locale } from '@/lib/platform/i18n/locales'
import type { Result } from '@/lib/platform/result/result'

/** The content of a successful answer, before it is mapped to the domain. Documents are bytes. */
export type AnswerOf<E extends Endpoint> = E['response'] extends z.ZodType ? z.output<E['response']> : Uint8Array

export type CallOptions = {
  /** For `{name}` in the path. */
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
  /** Body of an endpoint with `body: 'json'`; checked against its request schema before it is sent. */
  readonly json?: unknown
  /** Body of an endpoint with `body: 'multipart'`. */
  readonly form?: FormData
  /** The same key for every try of one creating call; generated if absent. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** 0 to 1, while the body is sent. */
  readonly onProgress?: (share: number) => void
}

/**
 * The transport of a service module. The same module works on the server (base address from the environment) and in the
 * browser (base `/api/gateway/<service>`).
 */
export type HttpClient = {
  readonly locale: Locale
  call<E extends Endpoint>(endpoint: E, options?: CallOptions): Promise<Result<AnswerOf<E>, ApiFailure>>
}

/** Options of most methods of a service module. */
export type Cancellable = { readonly signal?: AbortSignal }
