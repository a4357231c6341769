import type { Endpoint } from '@/lib/backends/endpoint'
import type { CallOptions, HttpClient } from '@/lib/backends/http/http-client'
import { requestPath } from '@/lib/backends/http/request-path'
import type { Locale } from '@/lib/platform/i18n/locales'
import { ok } from '@/lib/platform/result/result'

export type RecordedCall = {
  readonly call: string
  readonly query?: unknown
  readonly json?: unknown
  readonly form?: FormData
  readonly idempotencyKey?: string
}

/**
 * A client that answers every call with `answer` as its endpoint's schema parses it, and keeps what was sent, as its
 * endpoint's request schema parses it: what a module sends and reads is checked against the contract.
 */
export function recordingHttp(answer: unknown, locale: Locale = 'vi') {
  const calls: RecordedCall[] = []
  const http: HttpClient = {
    locale,
    call(endpoint: Endpoint, { params, query, json, form, idempotencyKey }: CallOptions = {}) {
      calls.push({
        call: `${endpoint.method} ${requestPath(endpoint.path, params)}`,
        ...(query && { query }),
        ...(json !== undefined && { json: endpoint.request?.parse(json) }),
        ...(form && { form }),
        ...(idempotencyKey !== undefined && { idempotencyKey }),
      })
      const value = endpoint.response === 'pdf' ? answer : endpoint.response.parse(answer)
      return Promise.resolve(ok(value as never))
    },
  }
  return { http, calls }
}
