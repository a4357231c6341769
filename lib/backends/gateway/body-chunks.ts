import { EventTurns } from '@/lib/platform/document-server/event-turns'

import { GatewayError } from './gateway-error'

/** Milliseconds without a byte after which an upload is given up; phones lose their connection for a while. */
const maxPauseMs = 20_000

/** Checking and forwarding a chunk of 64 kB takes about 1 ms; all uploads share these per turn of the event loop. */
const turns = new EventTurns(4)

/**
 * The chunks of an upload. A body that pauses for too long is refused, so that a connection that sends nothing does not keep
 * its slot. @throws GatewayError 408 from the generator
 */
export async function* bodyChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one chunk after the other
    const part = await nextPart(reader)
    if (part.done) return
    yield part.value
  }
}

async function nextPart(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const part = await readInTime(reader)
  await turns.next()
  return part
}

async function readInTime(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const late = Promise.withResolvers<null>()
  const timer = setTimeout(() => late.resolve(null), maxPauseMs)
  try {
    const part = await Promise.race([reader.read(), late.promise])
    if (part === null) throw new GatewayError(408, 'BODY_TIMEOUT')
    return part
  } finally {
    clearTimeout(timer)
  }
}
