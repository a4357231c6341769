import type { IncomingMessage, ServerResponse } from 'node:http'

import compression from 'compression'

import { requestContext, type ServedDocument } from '../cache/served-document.ts'
import { cacheClock } from '../cache/tag-manifest.ts'
import { Answer, type Freshness } from './answer.ts'
import { captureAnswer, type CapturedAnswer, clearHeaders } from './capture-answer.ts'
import { EventTurns } from './event-turns.ts'
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
    const key = keyFor(visit, request.headers)
    if (key === null) {
      if (dependsOnVisitor(visit.pathname)) makePrivate(response)
      await inTurn(request, response, () => throughNext(request, response))
      return
    }
    if (await sendKept(request, response, key)) return
    // Requests for files do not share a response: a client that disconnects midway would block all the others.
    if (visit.kind === 'file') {
      await turns.next()
      return renderAndKeep(request, response, key, visit)
    }
    // Whoever asks for the same document meanwhile waits for it outside the line.
    const before = pending.get(key)
    if (before !== undefined) {
      await before
      if (await sendKept(request, response, key)) return
    }
    const render = async () => {
      if (!(await sendKept(request, response, key))) await renderAndKeep(request, response, key, visit)
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

  function keyFor(visit: Visit, headers: IncomingMessage['headers']): string | null {
    if (visit.kind === 'navigation' || isRedirected(visit, headers)) return null
    return keyOf(visit.pathname, new URLSearchParams(visit.search))
  }

  async function sendKept(request: IncomingMessage, response: ServerResponse, key: string): Promise<boolean> {
    const answer = answers.get(key, cacheClock())
    if (answer === undefined) return false
    await sendAnswer(request, response, answer)
    return true
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

  /** Lets Next answer, as to a first visitor, and keeps the answer if it may be kept. */
  async function renderAndKeep(request: IncomingMessage, response: ServerResponse, key: string, visit: Visit) {
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
      const answer = await Answer.of({ ...captured, ...(isPrivate && privateHeaders(captured.headers)), freshness })
      answers.set(key, answer)
      improver.add(answer)
      clearHeaders(response)
      await sendAnswer(request, response, answer)
    }
    await answered
  }
}
