import type { Endpoint } from '@/lib/backends/endpoint'

import { GatewayError } from './gateway-error'

/** Reads a whole body as text; returns null as soon as it exceeds `maxBytes`. */
export async function readText(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<string | null> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The JSON body of a call, parsed by the schema of its endpoint, so that only declared fields are forwarded.
 * @throws GatewayError 413 for an oversized body, 400 for one that fails the schema
 */
export async function readJsonBody(request: Request, endpoint: Endpoint): Promise<unknown> {
  const text = await readText(request.body, endpoint.maxBytes)
  if (text === null) throw new GatewayError(413, 'FILE_TOO_LARGE')
  const parsed = endpoint.request?.safeParse(parseJson(text))
  if (!parsed?.success) throw new GatewayError(400, 'BAD_REQUEST')
  return parsed.data
}
