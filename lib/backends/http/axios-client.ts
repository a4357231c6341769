import { type AxiosInstance, type AxiosResponse, isAxiosError } from 'axios'

import type { Endpoint } from '@/lib/backends/endpoint'
import type { ApiFailure } from '@/lib/platform/http/failure'
import { type Locale, toWireLocale } from '@/lib/platform/i18n/locales'
import { err, ok, type Result } from '@/lib/platform/result/result'

import { failureOfAnswer } from './failure-of-answer'
import type { AnswerOf, CallOptions, HttpClient } from './http-client'
import { type LeftOut, withLeftOut } from '@/lib/backends/rows-of'
import { parseAnswer } from './parse-answer'
import { isSegment, requestPath } from './request-path'
import { defaultRetryPolicy, pause, retryDelay, type RetryPolicy } from './retry'

/** A failed try, for the log: names of fields and calls, never values. */
export type CallReport = {
  readonly method: string
  /** Template, without parameters. */
  readonly path: string
  readonly failure: ApiFailure
  readonly attempt: number
}

/** Rows of an answer that did not fit, for the log. */
export type LeftOutReport = { readonly method: string; readonly path: string; readonly leftOut: LeftOut }

export type AxiosClientOptions = {
  readonly axios: AxiosInstance
  /** Prefix of every path, without a trailing slash. */
  readonly baseUrl: string
  readonly locale: Locale
  /** Further headers, computed for each call. */
  readonly headers?: () => Readonly<Record<string, string>>
  /** The base is the gateway: queries with personal data are sent as a body (`hidesQuery`). */
  readonly viaGateway?: boolean
  /** Overrides the path of endpoints with `upstreamPath`. */
  readonly pathOf?: (endpoint: Endpoint) => string
  readonly retry?: RetryPolicy
  /** Milliseconds for one try. */
  readonly timeouts?: Timeouts
  readonly report?: (report: CallReport) => void
  readonly reportLeftOut?: (report: LeftOutReport) => void
  readonly random?: () => number
}

type Timeouts = { readonly read: number; readonly write: number; readonly upload: number }

/** Pages wait for reads; uploading a 10 MB picture over a slow connection takes a minute. */
const defaultTimeouts: Timeouts = { read: 8000, write: 20_000, upload: 90_000 }

/** Lists and documents are far smaller; a PDF is a few megabytes. The same limit as the gateway's for JSON. */
const maxAnswerBytes = 8 * 1024 * 1024

function timeoutOf(endpoint: Endpoint, timeouts: Timeouts): number {
  if (endpoint.body === 'multipart') return timeouts.upload
  return endpoint.method === 'GET' ? timeouts.read : timeouts.write
}

/** Throws on a body that violates the endpoint's schema: a bug of the caller, not a failure of the backend. */
function bodyOf(endpoint: Endpoint, options: CallOptions): unknown {
  if (endpoint.body === 'json') {
    return endpoint.request && !options.isParsed ? endpoint.request.parse(options.json) : options.json
  }
  return endpoint.body === 'multipart' ? options.form : undefined
}

function failureOfError(error: unknown, { reason }: AbortSignal): ApiFailure {
  if (!isAxiosError(error)) throw error
  if (reason instanceof DOMException && reason.name === 'TimeoutError') return { kind: 'timeout' }
  if (error.message.startsWith('maxContentLength'))
    return { kind: 'invalid-response', issues: [`longer than ${maxAnswerBytes} bytes`] }
  if (error.code === 'ERR_CANCELED') return { kind: 'cancelled' }
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') return { kind: 'timeout' }
  return { kind: 'network' }
}

/**
 * The client of every backend: timeout, correlation id, `locale` header, `Idempotency-Key` on creating calls, retries
 * of safe calls, every answer parsed. Expected failures are errors of the `Result`; bugs throw.
 */
export function createAxiosClient(options: AxiosClientOptions): HttpClient {
  const {
    axios,
    baseUrl,
    locale,
    retry = defaultRetryPolicy,
    timeouts = defaultTimeouts,
    report,
    reportLeftOut,
  } = options
  const random = options.random ?? Math.random
  const pathOf = options.pathOf ?? ((endpoint: Endpoint) => endpoint.path)

  async function attempt<E extends Endpoint>(
    endpoint: E,
    call: CallOptions,
    headers: Record<string, string>,
  ): Promise<Result<AnswerOf<E>, ApiFailure>> {
    const deadline = AbortSignal.timeout(timeoutOf(endpoint, timeouts))
    const signal = call.signal ? AbortSignal.any([call.signal, deadline]) : deadline
    const hidesQuery = options.viaGateway === true && endpoint.hidesQuery === true
    const isJson = hidesQuery || endpoint.body === 'json'
    let answer: AxiosResponse<unknown>
    try {
      answer = await axios.request<unknown>({
        method: hidesQuery ? 'POST' : endpoint.method,
        url: `${baseUrl}/${requestPath(pathOf(endpoint), call.params).replace(/^\//, '')}`,
        ...(hidesQuery ? { data: call.query } : { params: call.query, data: bodyOf(endpoint, call) }),
        headers: { ...headers, ...(isJson && { 'content-type': 'application/json' }) },
        signal,
        responseType: endpoint.response === 'pdf' ? 'arraybuffer' : 'text',
        transformResponse: (data: unknown) => data,
        validateStatus: () => true,
        maxContentLength: maxAnswerBytes,
        maxRedirects: endpoint.method === 'GET' ? 3 : 0,
        ...(call.onProgress && { onUploadProgress: ({ progress }) => call.onProgress?.(progress ?? 0) }),
      })
    } catch (error) {
      return err(failureOfError(error, signal))
    }
    const { value: parsed, leftOut } = withLeftOut(() => parseAnswer(endpoint, answer.status, answer.data))
    if (Object.keys(leftOut).length > 0) reportLeftOut?.({ method: endpoint.method, path: endpoint.path, leftOut })
    if (!parsed.ok) return err({ kind: 'invalid-response', issues: parsed.error })
    if (answer.status >= 200 && answer.status < 300) return ok(parsed.value as AnswerOf<E>)
    const retryAfter: unknown = answer.headers['retry-after']
    return err(failureOfAnswer(answer.status, parsed.value, typeof retryAfter === 'string' ? retryAfter : null))
  }

  return {
    locale,
    async call(endpoint, call = {}) {
      // A slug or an id that a visitor typed. Nothing can have that name, so no backend is asked.
      if (!Object.values(call.params ?? {}).every(isSegment)) return err({ kind: 'not-found', status: 404 })
      const correlationId = crypto.randomUUID()
      const headers: Record<string, string> = {
        accept: endpoint.response === 'pdf' ? 'application/pdf' : 'application/json',
        locale: toWireLocale(locale),
        'x-correlation-id': correlationId,
        ...options.headers?.(),
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
