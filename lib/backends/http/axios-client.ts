import { type AxiosInstance, type AxiosResponse, isAxiosError } from 'axios'

import type { Endpoint } from '@/lib/backends/endpoint'
import type { ApiFailure } from '@/lib/platform/http/failure'
import { type Locale, toWireLocale } from '@/lib/platform/i18n/locales'
import { err, ok, type Result } from '@/lib/platform/result/result'

import { failureOfAnswer } from './failure-of-answer'
import type { AnswerOf, CallOptions, HttpClient } from './http-client'
import { parseAnswer } from './parse-answer'
import { requestPath } from './request-path'
import { defaultRetryPolicy, retryDelay, type RetryPolicy } from './retry'
import { Deadline, pause } from './timing'

/** A failed call, for the log: names of fields and calls, never values. */
export type CallReport = {
  readonly method: string
  /** Path template, without parameter values. */
  readonly path: string
  readonly failure: ApiFailure
  readonly attempt: number
}

export type AxiosClientOptions = {
  readonly axios: AxiosInstance
  /** Base URL without a trailing slash. */
  readonly baseUrl: string
  readonly locale: Locale
  /** Overrides the path of endpoints with `upstreamPath`. */
  readonly pathOf?: (endpoint: Endpoint) => string
  readonly retry?: RetryPolicy
  /** Milliseconds per attempt. */
  readonly timeouts?: Timeouts
  readonly report?: (report: CallReport) => void
  readonly random?: () => number
}

type Timeouts = { readonly read: number; readonly write: number; readonly upload: number }

/** Milliseconds. A page waits for reads; a 10 MB photo on a slow connection takes a minute. */
const defaultTimeouts: Timeouts = { read: 8000, write: 20_000, upload: 90_000 }

/** Far above the largest list or document of a backend. */
const maxAnswerBytes = 32 * 1024 * 1024

function timeoutOf(endpoint: Endpoint, timeouts: Timeouts): number {
  if (endpoint.body === 'multipart') return timeouts.upload
  return endpoint.method === 'GET' ? timeouts.read : timeouts.write
}

/** Throws if the body fails the endpoint's request schema, because that is a bug in the caller. */
function bodyOf(endpoint: Endpoint, options: CallOptions): unknown {
  if (endpoint.body === 'json') {
    return endpoint.request && !options.isParsed ? endpoint.request.parse(options.json) : options.json
  }
  return endpoint.body === 'multipart' ? options.form : undefined
}

function failureOfError(error: unknown, deadline: Deadline): ApiFailure {
  if (!isAxiosError(error)) throw error
  if (deadline.passed) return { kind: 'timeout' }
  if (error.code === 'ERR_CANCELED') return { kind: 'cancelled' }
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') return { kind: 'timeout' }
  return { kind: 'network' }
}

/**
 * The HTTP client for all backends: sets timeout, correlation id, `locale` header and, on creating calls,
 * `Idempotency-Key`; retries safe calls; parses responses. Expected failures are errors of the `Result`; bugs throw.
 */
export function createAxiosClient(options: AxiosClientOptions): HttpClient {
  const { axios, baseUrl, locale, retry = defaultRetryPolicy, timeouts = defaultTimeouts, report } = options
  const random = options.random ?? Math.random
  const pathOf = options.pathOf ?? ((endpoint: Endpoint) => endpoint.path)

  async function attempt<E extends Endpoint>(
    endpoint: E,
    call: CallOptions,
    headers: Record<string, string>,
  ): Promise<Result<AnswerOf<E>, ApiFailure>> {
    const deadline = new Deadline(timeoutOf(endpoint, timeouts), call.signal)
    let answer: AxiosResponse<unknown>
    try {
      answer = await axios.request<unknown>({
        method: endpoint.method,
        url: `${baseUrl}/${requestPath(pathOf(endpoint), call.params).replace(/^\//, '')}`,
        params: call.query,
        data: bodyOf(endpoint, call),
        headers: { ...headers, ...(endpoint.body === 'json' && { 'content-type': 'application/json' }) },
        signal: deadline.signal,
        responseType: endpoint.response === 'pdf' ? 'arraybuffer' : 'text',
        transformResponse: (data: unknown) => data,
        validateStatus: () => true,
        maxContentLength: maxAnswerBytes,
        maxRedirects: endpoint.method === 'GET' ? 3 : 0,
        ...(call.onProgress && { onUploadProgress: ({ progress }) => call.onProgress?.(progress ?? 0) }),
      })
    } catch (error) {
      return err(failureOfError(error, deadline))
    } finally {
      deadline.clear()
    }
    const parsed = parseAnswer(endpoint, answer.status, answer.data)
    if (!parsed.ok) return err({ kind: 'invalid-response', issues: parsed.error })
    if (answer.status >= 200 && answer.status < 300) return ok(parsed.value as AnswerOf<E>)
    const retryAfter: unknown = answer.headers['retry-after']
    return err(failureOfAnswer(answer.status, parsed.value, typeof retryAfter === 'string' ? retryAfter : null))
  }

  return {
    locale,
    async call(endpoint, call = {}) {
      const correlationId = crypto.randomUUID()
      const headers: Record<string, string> = {
        accept: endpoint.response === 'pdf' ? 'application/pdf' : 'application/json',
        locale: toWireLocale(locale),
        'x-correlation-id': correlationId,
      }
      if (endpoint.creates) headers['idempotency-key'] = call.idempotencyKey ?? crypto.randomUUID()
      for (let count = 1; ; count += 1) {
        const answer = await attempt(endpoint, call, headers)
        if (answer.ok) return answer
        const failure: ApiFailure = { ...answer.error, correlationId }
        report?.({ method: endpoint.method, path: endpoint.path, failure, attempt: count })
        const delay = endpoint.method === 'GET' ? retryDelay(failure, count, retry, random()) : null
        if (delay === null) return err(failure)
        await pause(delay, call.signal)
        if (call.signal?.aborted) return err({ kind: 'cancelled', correlationId })
      }
    },
  }
}
