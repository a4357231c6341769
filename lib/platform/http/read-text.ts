import { err, ok, type Result } from '@/lib/platform/result/result'

/** Why a body was not read: beyond the limit, not complete in time, broken off, or not UTF-8. */
export type BodyProblem = 'too-large' | 'too-slow' | 'incomplete' | 'not-utf8'

interface Bounds {
  readonly maxBytes: number
  /** Milliseconds until the last byte must have arrived; without it the caller has another way to stop waiting. */
  readonly maxMs?: number
}

/**
 * Reads a whole body as UTF-8 text and stops at the first byte beyond the limit, so that a stranger decides neither how
 * much memory nor how much time a request takes.
 */
export async function readText(
  body: ReadableStream<Uint8Array> | null,
  { maxBytes, maxMs }: Bounds,
): Promise<Result<string, BodyProblem>> {
  if (body === null) return ok('')
  const late = Promise.withResolvers<'late'>()
  const timer = maxMs === undefined ? undefined : setTimeout(() => late.resolve('late'), maxMs)
  const reader = body.getReader()
  try {
    return await collect(reader, maxBytes, late.promise)
  } finally {
    clearTimeout(timer)
  }
}

async function collect(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
  late: Promise<'late'>,
): Promise<Result<string, BodyProblem>> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let bytes = 0
  for (;;) {
    const part = await Promise.race([reader.read(), late]).catch(() => null)
    if (part === null) return err('incomplete')
    if (part === 'late') return err('too-slow')
    bytes += part.value?.byteLength ?? 0
    if (bytes > maxBytes) return err('too-large')
    try {
      text += part.done ? decoder.decode() : decoder.decode(part.value, { stream: true })
    } catch {
      return err('not-utf8')
    }
    if (part.done) return ok(text)
  }
}

/** Parses JSON; undefined for anything else. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
