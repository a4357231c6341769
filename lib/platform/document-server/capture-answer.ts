import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** A complete answer that was not sent. */
export interface CapturedAnswer {
  readonly status: number
  readonly headers: ReadonlyArray<readonly [name: string, value: string]>
  readonly body: Buffer
}

type Chunk = string | Uint8Array

/** Larger answers are sent as they come. */
const maxBytes = 4 * 1024 * 1024

/** Headers that belong to one transfer of an answer, or that only Next's own parts read. */
const transient = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'x-nextjs-prerender',
  'x-nextjs-stale-time',
])

/**
 * Holds back what is written to a response, so that it can be kept and sent in another form.
 * @param wanted called when the first byte or the end is written, with status and headers set; false: the answer is sent
 *   as it comes
 * @returns the answer when it has been written whole, or null when it was or is being sent as it came. `status` and
 *   headers of the response are unchanged in the first case
 */
export function captureAnswer(response: ServerResponse, wanted: () => boolean): Promise<CapturedAnswer | null> {
  const original = {
    write: response.write.bind(response),
    end: response.end.bind(response),
    writeHead: response.writeHead.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
  }
  const chunks: Buffer[] = []
  let bytes = 0
  let decided = false

  return new Promise((resolve) => {
    const restore = () => {
      Object.assign(response, original)
    }
    const release = () => {
      restore()
      for (const chunk of chunks) response.write(chunk)
      resolve(null)
    }
    /** Whether the answer is still held back. */
    const take = (chunk: unknown, encoding: unknown): boolean => {
      if (!decided) {
        decided = true
        tidyLinks(response)
        if (!wanted()) {
          release()
          return false
        }
      }
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) {
        const buffer =
          typeof chunk === 'string'
            ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
            : Buffer.from(chunk)
        bytes += buffer.length
        if (bytes > maxBytes) {
          release()
          return false
        }
        chunks.push(buffer)
      }
      return true
    }
    const callbackOf = (rest: readonly unknown[]) =>
      rest.find((value): value is () => void => typeof value === 'function')

    // Node's signatures are overloaded; only the forms with an optional encoding and callback exist.
    const captured = {
      writeHead(status: number, ...rest: unknown[]) {
        response.statusCode = status
        for (const [name, value] of headersIn(rest.at(-1))) response.setHeader(name, value)
        return response
      },
      flushHeaders() {},
      write(chunk: Chunk, ...rest: unknown[]) {
        if (!take(chunk, rest[0])) return Reflect.apply(original.write, response, [chunk, ...rest]) as boolean
        const done = callbackOf(rest)
        if (done) process.nextTick(done)
        return true
      },
      end(...args: unknown[]) {
        if (!take(args[0], args[1])) return Reflect.apply(original.end, response, args) as ServerResponse
        restore()
        resolve({ status: response.statusCode, headers: headersOf(response), body: Buffer.concat(chunks) })
        const done = callbackOf(args)
        if (done) process.nextTick(done)
        return response
      },
    }
    Object.assign(response, captured)
    response.once('close', () => resolve(null))
  })
}

function headersIn(value: unknown): Array<[string, OutgoingHttpHeader]> {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) {
    return value.flatMap((name, index) =>
      index % 2 === 0 ? [[String(name), value[index + 1]] as [string, string]] : [],
    )
  }
  return Object.entries(value as OutgoingHttpHeaders).flatMap(([name, header]) =>
    header === undefined ? [] : [[name, header] as [string, OutgoingHttpHeader]],
  )
}

function headersOf(response: ServerResponse): CapturedAnswer['headers'] {
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => {
    if (value === undefined || transient.has(name)) return []
    return [[name, Array.isArray(value) ? value.join(', ') : String(value)] as const]
  })
}

/** Next sends the preloads of a page twice with its first answer, 400 bytes each time. */
function tidyLinks(response: ServerResponse): void {
  const links = response.getHeader('link')
  if (links === undefined || response.headersSent) return
  const each = [links]
    .flat()
    .join(', ')
    .split(/,\s*(?=<)/)
  response.setHeader('link', [...new Set(each.map((link) => link.trim()))].join(', '))
}

/** Removes what was set on a response, so that another answer can be sent instead. */
export function clearHeaders(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name)
}
