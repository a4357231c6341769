import type { ApiFailure } from '@/lib/platform/http/failure'

/**
 * A failure without the backend's texts, which may repeat the visitor's input: kind, status, stable code, names of
 * fields, and where an answer violates its schema.
 */
export function loggable(failure: ApiFailure): Readonly<Record<string, unknown>> {
  const { kind, correlationId } = failure
  const base = { kind, correlationId, ...('status' in failure && { status: failure.status }) }
  if (failure.kind === 'rejected') return { ...base, code: failure.code }
  if (failure.kind === 'invalid-response') return { ...base, issues: failure.issues }
  if (failure.kind === 'field-errors') return { ...base, fields: Object.keys(failure.fields.byField) }
  return base
}
