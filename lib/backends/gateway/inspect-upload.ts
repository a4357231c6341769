import { Busboy } from '@fastify/busboy'

import type { Endpoint, FilePart } from '@/lib/backends/endpoint'
import { fileHeadBytes, fileTypeOf } from '@/lib/platform/security/file-type'

import { GatewayError } from './gateway-error'

/** A text part: an id, a list of actions. */
const maxFieldBytes = 1024

/** Watches one file: its size, and its type as soon as its first bytes are there. */
function watchFile(file: NodeJS.ReadableStream, part: FilePart, refuse: (refusal: GatewayError) => void): void {
  let head = Buffer.alloc(0)
  let checked = false
  const check = (): void => {
    checked = true
    const type = fileTypeOf(head)
    if (type === null || !part.types.includes(type)) refuse(new GatewayError(415, 'FILE_TYPE'))
  }
  let bytes = 0
  file.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength
    if (bytes > part.maxBytes) refuse(new GatewayError(413, 'FILE_TOO_LARGE'))
    if (checked) return
    head = Buffer.concat([head, chunk]).subarray(0, fileHeadBytes)
    if (head.byteLength === fileHeadBytes) check()
  })
  // A body that ends inside a file: the parser says so too, for the whole.
  file.on('error', () => refuse(new GatewayError(400, 'BAD_REQUEST')))
  file.on('end', () => {
    if (!checked) check()
  })
}

/**
 * The same multipart body, watched while it passes: sizes, names of parts, number of files, and the true type of each
 * file. Nothing is held in memory but the chunk on its way. The last chunk leaves only when all is well, so the backend
 * never gets a whole request that was refused.
 * @throws GatewayError out of the stream
 */
export async function* inspectUpload(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  endpoint: Endpoint,
): AsyncGenerator<Uint8Array> {
  let refusal: GatewayError | undefined
  const refuse = (found: GatewayError): void => {
    refusal ??= found
  }
  const counts = new Map<string, number>()
  const parser = openParser(contentType)
  parser.on('file', (name, file) => {
    const part = endpoint.files?.[name]
    counts.set(name, (counts.get(name) ?? 0) + 1)
    if (part === undefined || (counts.get(name) ?? 0) > part.count[1]) refuse(new GatewayError(400, 'BAD_REQUEST'))
    if (part === undefined) file.resume()
    else watchFile(file, part, refuse)
  })
  parser.on('field', (name, _value, nameTruncated, valueTruncated) => {
    if (nameTruncated || valueTruncated || !endpoint.fields?.includes(name))
      refuse(new GatewayError(400, 'BAD_REQUEST'))
  })
  const { promise: parsed, resolve } = Promise.withResolvers<void>()
  parser.on('finish', resolve)
  parser.on('error', () => {
    refuse(new GatewayError(400, 'BAD_REQUEST'))
    resolve()
  })

  let bytes = 0
  let held: Uint8Array | undefined
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > endpoint.maxBytes) refuse(new GatewayError(413, 'FILE_TOO_LARGE'))
    if (refusal === undefined) parser.write(chunk)
    if (refusal !== undefined) throw refusal
    if (held !== undefined) yield held
    held = chunk
  }
  parser.end()
  await parsed
  for (const [name, part] of Object.entries(endpoint.files ?? {})) {
    if ((counts.get(name) ?? 0) < part.count[0]) refuse(new GatewayError(400, 'FILE_MISSING'))
  }
  if (refusal !== undefined) throw refusal
  if (held !== undefined) yield held
}

function openParser(contentType: string): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { fieldSize: maxFieldBytes, fieldNameSize: 64 },
    })
  } catch {
    throw new GatewayError(400, 'BAD_REQUEST')
  }
}
