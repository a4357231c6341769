import type { Endpoint } from '@/lib/backends/endpoint'
import { err, ok, type Result } from '@/lib/platform/result/result'

const isGood = (status: number): boolean => status >= 200 && status < 300

const pdfMagic = '%PDF-'

function parseJson(text: string): Result<unknown, readonly string[]> {
  if (text.trim() === '') return ok(null)
  try {
    return ok(JSON.parse(text))
  } catch {
    return err(['not JSON'])
  }
}

function parsePdf(data: unknown): Result<Uint8Array, readonly string[]> {
  const bytes = data instanceof ArrayBuffer ? new Uint8Array(data) : data
  if (!(bytes instanceof Uint8Array)) return err(['not bytes'])
  return new TextDecoder('latin1').decode(bytes.subarray(0, pdfMagic.length)) === pdfMagic
    ? ok(bytes)
    : err(['not a PDF'])
}

/**
 * Parses the body of an answer: a successful one by the endpoint's schema, a failed one as JSON if possible. The error
 * lists the paths and kinds of schema violations, without values.
 */
export function parseAnswer(endpoint: Endpoint, status: number, data: unknown): Result<unknown, readonly string[]> {
  if (endpoint.response === 'pdf') return isGood(status) ? parsePdf(data) : ok(errorBodyOfBytes(data))
  const json = parseJson(typeof data === 'string' ? data : '')
  if (!isGood(status)) return json.ok ? json : ok(null)
  if (!json.ok) return json
  const parsed = endpoint.response.safeParse(json.value)
  if (parsed.success) return ok(parsed.data)
  return err(parsed.error.issues.map((issue) => `${issue.path.join('.') || '(body)'}: ${issue.code}`))
}

/** An error of a document endpoint is JSON although bytes were requested. */
function errorBodyOfBytes(data: unknown): unknown {
  if (!(data instanceof ArrayBuffer) && !(data instanceof Uint8Array)) return null
  const json = parseJson(new TextDecoder().decode(data))
  return json.ok ? json.value : null
}
