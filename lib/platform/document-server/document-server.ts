import type { IncomingMessage, ServerResponse } from 'node:http'

import compression from 'compression'

import { requestContext, type ServedDocument } from '../cache/served-document.ts'
import { cacheClock } from '../cache/tag-manifest.ts'
import { Answer, type Freshness } from './answer.ts'
import { captureAnswer, type CapturedAnswer, clearHeaders } from './capture-answer.ts'
import { EventTurns } from './event-turns.ts'
import { flightIn, flightKey, takeFlight } from './flight.ts'
import { freshnessOf } from './freshness-of.ts'
import { IdleImprover } from './improve-when-idle.ts'
import { KeptAnswers } from './kept-answers.ts'
import { makePrivate, privateHeaders } from './private-answer.ts'
import { QueueFullError, RenderQueue } from './render-queue.ts'
import { sendAnswer } from './send-answer.ts'
import { type Visit, visitOf } from './visit.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

interface Options {
  /** Next's request handler; its own compression and ETags are off. */
  readonly next: Handler
  /** Names the document of an address; null: its answer is not kept. */
  readonly keyOf: (pathname: string, search: URLSearchParams) => string | null
  /** Whether this visitor is redirected: such a request is left to Next. */
  readonly isRedirected: (visit: Visit, headers: IncomingMessage['headers']) => boolean
  /** Whether cookie or user agent may redirect visitors of an address: no shared cache keeps it. */
  readonly dependsOnVisitor: (pathname: string) => boolean
  /** Brotli body of a file that the build has compressed; undefined for every other address. */
  readonly compressedFile: (pathname: string) => Promise<Buffer | undefined>
  /** Network address whose turn it is while renders wait. */
  readonly callerOf: (request: IncomingMessage) => string
}

const megabyte = 1024 * 1024

/** A document takes 10 to 60 kB compressed; picture and answers about what does not exist need less room. */
const bounds = { found: 64 * megabyte, other: 16 * megabyte }

/** A render takes 20 to 50 ms, so two at a time delay other answers by less than 100 ms. */
const renderLimits = { fresh: 2, freshMs: 250, running: 64, waiting: 1_024, waitingOfCaller: 512 }

/** Next takes about 1 ms to start on a request, which delays answers from memory by as much. */
const callsPerTurn = 4

/**
 * Milliseconds for which the data of a document is kept, also after an edit has made the document out of date: whoever has the
 * document still asks for its data.
 */
const flightKeptFor = 3_600_000

/** Seconds after which somebody who found the line full may ask again. */
const retryAfter = 5

/**
 * The request handler around Next. Documents, feeds, pictures and files of the build are compressed and hashed once and
 * answered from memory until they are out of date; everything else is Next's, compressed as it is sent
 * (docs/architecture.md#serving).
 */
export function createDocumentServer({ next, keyOf, isRedirected, dependsOnVisitor, ...options }: Options): Handler {
  const answers = new KeptAnswers(bounds)
  const queue = new RenderQueue(renderLimits)
  const turns = new EventTurns(callsPerTurn)
  const improver = new IdleImprover()
  const compress = compression()
  const pending = new Map<string, Promise<unknown>>()

  return async (request, response) => {
    const visit = visitOf(request)
    if (visit.kind === 'call') {
      await turns.next()
      await throughNext(request, response)
      return
    }
    const flight = visit.kind === 'document' ? flightIn(visit.search) : null
    const key = flight === null ? keyFor(visit, request.headers) : keyOfDocument(visit)
    if (key === null) {
      if (dependsOnVisitor(visit.pathname)) makePrivate(response)
      await inTurn(request, response, () => throughNext(request, response))
      return
    }
    // Data belongs to the document at the address without its hash.
    if (flight !== null) request.url = key
    if (await sendKept(request, response, key, flight)) return
    // Requests for files do not share a response: a client that disconnects midway would block all the others.
    if (visit.kind === 'file') {
      await turns.next()
      return renderAndKeep(request, response, key, visit, flight)
    }
    // Whoever asks for the same document meanwhile waits for it outside the line.
    const before = pending.get(key)
    if (before !== undefined) {
      await before
      if (await sendKept(request, response, key, flight)) return
    }
    const render = async () => {
      if (!(await sendKept(request, response, key, flight))) await renderAndKeep(request, response, key, visit, flight)
    }
    const work = inTurn(request, response, render)
    if (before !== undefined) return work
    // Once the first visitor disconnects, the others stop waiting: the render may never finish.
    const settled = Promise.race([
      Promise.allSettled([work]),
      new Promise((resolve) => response.once('close', resolve)),
    ])
    pending.set(key, settled)
    void settled.then(() => pending.delete(key))
    return work
  }

  function keep(key: string, answer: Answer) {
    answers.set(key, answer)
    improver.add(answer)
  }

  function keyFor(visit: Visit, headers: IncomingMessage['headers']): string | null {
    return visit.kind === 'navigation' || isRedirected(visit, headers) ? null : keyOfDocument(visit)
  }

  function keyOfDocument({ pathname, search }: Visit): string | null {
    return keyOf(pathname, new URLSearchParams(search))
  }

  /**
   * Sends what is kept of a document: the document, or its data.
   * @param flight hash of the data that is asked for; null for the document
   * @returns whether it was kept
   */
  async function sendKept(request: IncomingMessage, response: ServerResponse, key: string, flight: string | null) {
    const now = cacheClock()
    const answer = flight === null ? answers.get(key, now) : answers.get(flightKey(key, flight), now)
    if (answer !== undefined) {
      await sendAnswer(request, response, answer)
      return true
    }
    const document = flight === null ? undefined : answers.get(key, now)
    if (document === undefined) return false
    return sendOtherFlight(request, response, key, document)
  }

  /**
   * Sends the data of a document to a client that has the document in another version, from another instance or before an
   * edit: React then corrects what differs.
   */
  async function sendOtherFlight(request: IncomingMessage, response: ServerResponse, key: string, document: Answer) {
    if (document.flight === undefined) {
      response.setHeader('cache-control', 'no-store')
      response.writeHead(404).end()
      return true
    }
    const data = answers.get(flightKey(key, document.flight), cacheClock())
    if (data !== undefined) await sendAnswer(request, response, data, 'no-store')
    return data !== undefined
  }

  async function inTurn(request: IncomingMessage, response: ServerResponse, task: () => Promise<void>) {
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    try {
      await queue.run(options.callerOf(request), () => turns.next().then(task), gone.signal)
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error
      response.setHeader('cache-control', 'no-store')
      response.setHeader('retry-after', String(retryAfter))
      response.writeHead(503).end()
    }
  }

  function throughNext(request: IncomingMessage, response: ServerResponse, hold = () => {}): Promise<void> {
    return new Promise((resolve, reject) => {
      // The middleware is typed for Express and uses what Node's own requests have.
      compress(request as never, response as never, () => {
        hold()
        next(request, response).then(resolve, reject)
      })
    })
  }

  /**
   * Lets Next answer, as to a first visitor, and keeps the answer if it may be kept.
   * @param wanted hash of the data that was asked for; null for the document
   */
  async function renderAndKeep(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    visit: Visit,
    wanted: string | null,
  ) {
    const { method, headers } = request
    const condition = headers['if-none-match']
    const context: { document?: ServedDocument | undefined } = {}
    let freshness: Freshness | null = null
    let capturing: Promise<CapturedAnswer | null> = Promise.resolve(null)
    const isPrivate = dependsOnVisitor(visit.pathname)
    if (isPrivate) makePrivate(response)
    const answered = requestContext.run(context, () => {
      request.method = 'GET'
      delete headers['if-none-match']
      return throughNext(request, response, () => {
        capturing = captureAnswer(response, () => {
          freshness = freshnessOf(response, context.document, cacheClock())
          return freshness !== null
        })
      })
    })
    // Next waits until its answer is sent, so it is not waited for before that.
    const captured = await Promise.race([capturing, answered.then(() => capturing)])
    request.method = method ?? 'GET'
    if (condition !== undefined) headers['if-none-match'] = condition
    if (captured !== null && freshness !== null) {
      const { document, flight } = takeFlight(captured, key)
      const headers = isPrivate ? privateHeaders(document.headers) : document.headers
      const compressed = document.status === 200 ? await options.compressedFile(visit.pathname) : undefined
      const answer = await Answer.of({ ...document, headers, freshness, flight: flight?.hash }, compressed)
      keep(key, answer)
      if (flight !== null) {
        const kept = { until: cacheClock() + flightKeptFor, renderedAt: cacheClock(), tags: [] }
        keep(flightKey(key, flight.hash), await Answer.of({ ...flight, freshness: kept, flight: undefined }))
      }
      clearHeaders(response)
      if (wanted === null) await sendAnswer(request, response, answer)
      else await sendKept(request, response, key, wanted)
    }
    await answered
  }
}
