import type { ApiFailure } from '@/lib/platform/http/failure'

/**
 * A failure without the backend's texts, which may repeat what the visitor typed. Keeps kind, status, stable code,
 * field names, and the paths at which a response differs from its schema.
 */
export function loggable(failure: ApiFailure): Readonly<Record<string, unknown>> {
  const { kind, correlationId } = failure
  const base = { kind, correlationId, ...('status' in failure && { status: failure.status }) }
  if (failure.kind === 'rejected') return { ...base, code: failure.code }
  if (failure.kind === 'invalid-response') return { ...base, issues: failure.issues }
  if (failure.kind === 'field-errors') return { ...base, fields: Object.keys(failure.fields.byField) }
  return base
}
