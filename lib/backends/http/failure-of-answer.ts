import type { ApiFailure, FieldErrors, RejectionDetails } from '@/lib/platform/http/failure'
import { type ErrorBody, errorBodySchema } from '@/lib/backends/wire'

/** HTTP statuses whose `message` map holds field errors (docs/specification.md#failures F1). */
const fieldErrorStatuses: readonly number[] = [400, 409, 422]

/** Key of `message` for texts that belong to no field. */
const bannerKey = 'error-message'

const indexedKey = /^([^.]+)\.(\d+)\.([^.]+)$/

function toFieldErrors(message: ErrorBody['message']): FieldErrors {
  const map = typeof message === 'string' ? { [bannerKey]: message } : (message ?? {})
  const entries = Object.entries(map).map(([key, texts]) => [key, typeof texts === 'string' ? [texts] : texts] as const)
  return {
    banner: entries.flatMap(([key, texts]) => (key === bannerKey ? texts : [])),
    byField: Object.fromEntries(entries.filter(([key]) => key !== bannerKey)),
    indexed: entries.flatMap(([key, texts]) => {
      const [, list, index, field] = indexedKey.exec(key) ?? []
      return list === undefined || field === undefined ? [] : [{ list, index: Number(index), field, texts }]
    }),
  }
}

function toDetails(data: ErrorBody['data']): RejectionDetails {
  return {
    ...(data?.attempts_left !== undefined && { attemptsLeft: data.attempts_left }),
    ...(data?.retry_after !== undefined && { retryAfterSeconds: data.retry_after }),
    ...(data?.fields !== undefined && { fields: data.fields }),
  }
}

/** Seconds of a `Retry-After` header, which may also be a date. */
export function retryAfterSeconds(header: string | null | undefined, now = Date.now()): number | undefined {
  if (header === null || header === undefined || header.trim() === '') return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds))
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}

/**
 * The failure of an HTTP answer outside 2xx. A stable `code` of the backend comes first, because it tells the visitor what
 * to do, with the texts of fields beside it; otherwise 400, 409 and 422 are field errors, and the rest depends on the
 * status.
 */
export function failureOfAnswer(status: number, body: unknown, retryAfter?: string | null): ApiFailure {
  const parsed = errorBodySchema.safeParse(body)
  const { code, message, data } = parsed.success ? parsed.data : {}
  if (status === 429) {
    const seconds = retryAfterSeconds(retryAfter) ?? data?.retry_after
    return { kind: 'rate-limited', status, ...(seconds !== undefined && { retryAfterSeconds: seconds }) }
  }
  if (status === 401) return { kind: 'unauthorized', status }
  if (status === 403) return { kind: 'forbidden', status }
  if (status >= 400 && status < 500 && code !== undefined) {
    return {
      kind: 'rejected',
      status,
      code,
      ...(message !== undefined && { texts: toFieldErrors(message) }),
      ...toDetails(data),
    }
  }
  // The gateway has too many uploads at the moment.
  if (status === 503 && code === 'BUSY') return { kind: 'rejected', status, code }
  // The gateway found that the backend's answer violates the contract.
  if (status === 502 && code === 'UPSTREAM_INVALID') return { kind: 'invalid-response', issues: [] }
  if (status === 404) return { kind: 'not-found', status }
  if (fieldErrorStatuses.includes(status)) return { kind: 'field-errors', status, fields: toFieldErrors(message) }
  return { kind: 'server', status, ...(typeof message === 'string' && { message }) }
}
