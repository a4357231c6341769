import { describe, expect, it, vi } from 'vitest'

import type { ReaderReply, ReaderRequest } from './reader-messages'
import { workerReader } from './worker-reader'

vi.mock('@/lib/capture/frame/prepare-picture', () => ({ toJpeg: () => Promise.resolve(drawnHere) }))

const drawnHere = new Blob(['drawn here'])

/** A worker that passes each request to `answer`. */
class FakeWorker extends EventTarget {
  readonly requests: ReaderRequest[] = []
  isTerminated = false

  postMessage(request: ReaderRequest): void {
    this.requests.push(request)
  }

  reply(reply: ReaderReply): void {
    this.dispatchEvent(new MessageEvent('message', { data: reply }))
  }

  terminate(): void {
    this.isTerminated = true
  }
}

function reader() {
  const worker = new FakeWorker()
  return { worker, port: workerReader(() => worker as unknown as Worker) }
}

const card = { idNumber: '001190004271' }
const picture = new Blob(['x'])
const options = { readsCard: true, guide: null }
const pixel = { x: 0, y: 0, width: 1, height: 1 }
const frame = {
  picture: { data: new Uint8ClampedArray(4), width: 1, height: 1 },
  region: pixel,
  size: pixel,
  guide: pixel,
}

describe('workerReader', () => {
  it('matches answers to requests in any order', async () => {
    const { worker, port } = reader()
    const first = port.inspect(picture, options)
    const second = port.inspect(picture, options)
    worker.reply({ id: 1, kind: 'inspected', inspection: { measures: null, card: null, mrz: null } })
    worker.reply({ id: 0, kind: 'inspected', inspection: { measures: null, card, mrz: null } })
    expect(await first).toEqual({ measures: null, card, mrz: null })
    expect(await second).toEqual({ measures: null, card: null, mrz: null })
  })

  it('starts the worker on first use', () => {
    const createWorker = vi.fn<() => Worker>()
    workerReader(createWorker)
    expect(createWorker).not.toHaveBeenCalled()
  })

  it('finds nothing when the worker fails or cannot load', async () => {
    const { worker, port } = reader()
    const failed = port.inspect(picture, options)
    worker.reply({ id: 0, kind: 'failed', reason: 'no memory' })
    expect(await failed).toEqual({ measures: null, card: null, mrz: null })
    const lost = port.measure(frame)
    worker.dispatchEvent(new Event('error'))
    expect(await lost).toBeNull()
  })

  it('gives up on an answer that never comes', async () => {
    vi.useFakeTimers()
    const { port } = reader()
    const asked = port.inspect(picture, options)
    await vi.runAllTimersAsync()
    expect(await asked).toEqual({ measures: null, card: null, mrz: null })
    vi.useRealTimers()
  })

  it('transfers a frame for encoding, and encodes it itself when the worker fails', async () => {
    const { worker, port } = reader()
    const closed: string[] = []
    const handle = (name: string) => ({ close: () => closed.push(name), clone: () => handle('spare') })
    const still = { picture: handle('given') as unknown as VideoFrame, region: pixel, size: pixel, guide: null }
    const nothing = { measures: null, card: null, mrz: null }
    const developed = port.encode(still, true)
    worker.reply({ id: 0, kind: 'developed', blob: picture, inspection: { ...nothing, card } })
    expect(await developed).toEqual({ blob: picture, inspection: { ...nothing, card } })
    const lost = port.encode(still, true)
    worker.dispatchEvent(new Event('error'))
    expect(await lost).toEqual({ blob: drawnHere, inspection: nothing })
    expect(closed).toEqual(['spare', 'spare'])
  })

  it('ends the worker and settles all requests when disposed', async () => {
    const { worker, port } = reader()
    const asked = port.inspect(picture, options)
    port.dispose()
    expect(worker.isTerminated).toBe(true)
    expect(await asked).toEqual({ measures: null, card: null, mrz: null })
  })
})
