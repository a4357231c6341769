import type { Still } from '@/lib/capture/frame/frame-port'
import { toJpeg } from '@/lib/capture/frame/prepare-picture'
import type { Developed, InspectOptions, Inspection, ReaderReply, ReaderRequest } from './reader-messages'
import type { ReaderPort } from './reader-port'

/** The request without its id, distributed over the union. */
type Numbered<Request> = Request extends ReaderRequest ? Omit<Request, 'id'> : never

/** Time limit for one answer, in milliseconds; a slow phone reads a large picture in two seconds. */
const patience = 15_000

const nothingFound: Inspection = { measures: null, card: null, mrz: null }

/** A reader in its own worker. Tests pass `createWorker`. */
export function workerReader(createWorker: () => Worker = bundledWorker): ReaderPort {
  const waiting = new Map<number, (reply: ReaderReply | null) => void>()
  let next = 0
  let worker: Worker | null = null

  function start(): Worker {
    const started = createWorker()
    started.addEventListener('message', ({ data }: MessageEvent<ReaderReply>) => waiting.get(data.id)?.(data))
    // A worker that fails to load never answers, so all pending requests are settled.
    started.addEventListener('error', () => waiting.forEach((settle) => settle(null)))
    return started
  }

  function ask(request: Numbered<ReaderRequest>, transfer: Transferable[] = []): Promise<ReaderReply | null> {
    worker ??= start()
    const id = next++
    const { promise, resolve } = Promise.withResolvers<ReaderReply | null>()
    const timer = setTimeout(() => settle(null), patience)
    const settle = (reply: ReaderReply | null) => {
      clearTimeout(timer)
      waiting.delete(id)
      resolve(reply)
    }
    waiting.set(id, settle)
    worker.postMessage({ id, ...request }, transfer)
    return promise
  }

  async function inspect(picture: Blob, { readsCard, guide }: InspectOptions): Promise<Inspection> {
    const reply = await ask({ kind: 'inspect', picture, readsCard, guide })
    return reply?.kind === 'inspected' ? reply.inspection : nothingFound
  }

  async function encode(still: Still, readsCard: boolean): Promise<Developed> {
    const { picture, size, region, guide } = still
    if (!isFrame(picture)) {
      const blob = await picture
      return { blob, inspection: await inspect(blob, { readsCard, guide }) }
    }
    // Transferred data is gone, so this copy remains in case the worker fails.
    const spare = picture.clone()
    try {
      const reply = await ask({ kind: 'encode', still: { ...still, picture }, readsCard }, [picture])
      if (reply?.kind === 'developed') return { blob: reply.blob, inspection: reply.inspection }
      return { blob: await toJpeg(spare, size, region), inspection: nothingFound }
    } finally {
      spare.close()
    }
  }

  return {
    measure: async (frame) => {
      const { picture } = frame
      const reply = await ask({ kind: 'measure', frame }, ['data' in picture ? picture.data.buffer : picture])
      return reply?.kind === 'measured' ? reply.measures : null
    },
    inspect,
    encode,
    warm: async () => (await ask({ kind: 'warm' }))?.kind === 'warmed',
    dispose: () => {
      worker?.terminate()
      worker = null
      waiting.forEach((settle) => settle(null))
    },
  }
}

function isFrame(picture: Still['picture']): picture is VideoFrame {
  return !('then' in picture)
}

function bundledWorker(): Worker {
  return new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' })
}
