import { Busboy } from '@fastify/busboy'

import type { Endpoint, FilePart } from '@/lib/backends/endpoint'
import { fileHeadBytes, fileTypeOf } from '@/lib/platform/security/file-type'

import { GatewayError } from './gateway-error'

/** Text parts are short: an id or a list of actions. */
const maxFieldBytes = 1024

/** Checks the size of one file, and its type as soon as enough bytes have arrived. */
function watchFile(file: NodeJS.ReadableStream, part: FilePart, fail: (rejection: GatewayError) => void): void {
  let head = Buffer.alloc(0)
  let checked = false
  const check = (): void => {
    checked = true
    const type = fileTypeOf(head)
    if (type === null || !part.types.includes(type)) fail(new GatewayError(415, 'FILE_TYPE'))
  }
  let bytes = 0
  file.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength
    if (bytes > part.maxBytes) fail(new GatewayError(413, 'FILE_TOO_LARGE'))
    if (checked) return
    head = Buffer.concat([head, chunk]).subarray(0, fileHeadBytes)
    if (head.byteLength === fileHeadBytes) check()
  })
  // The body ended inside a file. The parser also emits an error, but this one must be handled too.
  file.on('error', () => fail(new GatewayError(400, 'BAD_REQUEST')))
  file.on('end', () => {
    if (!checked) check()
  })
}

/**
 * Passes a multipart body through and validates it on the way: sizes, part names, number of files, and the true type of
 * each file. Buffers at most one chunk, and withholds the last one until everything is valid, so that the backend never
 * receives a complete request that was rejected.
 * @param onFields receives the text parts once everything else is valid; what it throws ends the upload
 * @throws GatewayError from the generator
 */
export async function* inspectUpload(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  endpoint: Endpoint,
  onFields: (fields: Readonly<Record<string, string>>) => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  let rejection: GatewayError | undefined
  const fail = (found: GatewayError): void => {
    rejection ??= found
  }
  const counts = new Map<string, number>()
  const parser = openParser(contentType, endpoint)
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(event, () => fail(new GatewayError(400, 'BAD_REQUEST')))
  }
  parser.on('file', (name, file) => {
    const part = endpoint.files?.[name]
    counts.set(name, (counts.get(name) ?? 0) + 1)
    if (part === undefined || (counts.get(name) ?? 0) > part.count[1]) fail(new GatewayError(400, 'BAD_REQUEST'))
    if (part === undefined) file.resume()
    else watchFile(file, part, fail)
  })
  const fields: Record<string, string> = {}
  parser.on('field', (name, value, nameTruncated, valueTruncated) => {
    // Of two under one name, a backend may read the one that was not checked here.
    const isRepeated = Object.hasOwn(fields, name)
    fields[name] = value
    if (isRepeated || nameTruncated || valueTruncated || !endpoint.fields?.includes(name)) {
      fail(new GatewayError(400, 'BAD_REQUEST'))
    }
  })
  const { promise: parsed, resolve } = Promise.withResolvers<void>()
  parser.on('finish', resolve)
  parser.on('error', () => {
    fail(new GatewayError(400, 'BAD_REQUEST'))
    resolve()
  })

  let bytes = 0
  let held: Uint8Array | undefined
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > endpoint.maxBytes) fail(new GatewayError(413, 'FILE_TOO_LARGE'))
    if (rejection === undefined) parser.write(chunk)
    if (rejection !== undefined) throw rejection
    if (held !== undefined) yield held
    held = chunk
  }
  parser.end()
  await parsed
  for (const [name, part] of Object.entries(endpoint.files ?? {})) {
    if ((counts.get(name) ?? 0) < part.count[0]) fail(new GatewayError(400, 'FILE_MISSING'))
  }
  if (rejection !== undefined) throw rejection
  onFields(fields)
  if (held !== undefined) yield held
}

function openParser(contentType: string, { files = {}, fields = [] }: Endpoint): InstanceType<typeof Busboy> {
  const mostFiles = Object.values(files).reduce((sum, { count }) => sum + count[1], 0)
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      // Millions of tiny parts fit into the bytes of one picture, and each costs as much as a large one.
      limits: {
        fieldSize: maxFieldBytes,
        fieldNameSize: 64,
        files: mostFiles,
        fields: fields.length,
        parts: mostFiles + fields.length,
        headerPairs: 10,
        headerSize: 4096,
      },
    })
  } catch {
    throw new GatewayError(400, 'BAD_REQUEST')
  }
}
