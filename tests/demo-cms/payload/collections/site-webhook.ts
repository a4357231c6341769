import { createHmac } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload } from 'payload'

type Document = Record<string, unknown>

/** Names the parts of the site that show a document; it may look up what the document refers to. */
type TagsOf = (document: Document, payload: Payload) => string[] | Promise<string[]>

/** Header of an import of many documents, after which the site is built anyway. */
const importHeader = 'x-import'

const longestAnswerMs = 5000

/** Pauses before the call is made again. */
const pausesMs = [1000, 5000]

/** One call of the webhook, signed as the documentation of the site says (architecture.md, "Cache tags and the webhook"). */
async function call(body: string): Promise<Response> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', process.env.REVALIDATE_SECRET ?? '')
    .update(`${timestamp}.${body}`)
    .digest('hex')
  return fetch(`${process.env.SITE_URL}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature },
    body,
    signal: AbortSignal.timeout(longestAnswerMs),
  })
}

/** Null: the site knows of the edit. 409 says that it knew before, from a call whose answer did not arrive. */
async function problemOfCall(body: string): Promise<unknown> {
  try {
    const { ok, status } = await call(body)
    return ok || status === 409 ? null : `HTTP ${status}`
  } catch (error) {
    return error
  }
}

/** Tells the site which parts have changed, again if it does not answer. */
async function tellSite(tags: readonly string[], payload: Payload): Promise<void> {
  const body = JSON.stringify({ tags: [...new Set(tags)] })
  let problem = await problemOfCall(body)
  for (const pause of pausesMs) {
    if (problem === null) return
    // oxlint-disable-next-line no-await-in-loop -- one call after the other
    await setTimeout(pause)
    // oxlint-disable-next-line no-await-in-loop -- as above
    problem = await problemOfCall(body)
  }
  // The edit is saved; the site shows it when its cache expires.
  if (problem !== null) payload.logger.error({ err: problem, msg: 'The site could not be told of an edit.' })
}

/**
 * Hooks that call the webhook of the site. They run when the edit can be read, because SQLite has no transactions here; with a
 * database that has them, the call belongs after the commit. A change of a document's address or topic concerns its former place as well.
 */
export function siteHooks(tagsOf: TagsOf): {
  afterChange: CollectionAfterChangeHook[]
  afterDelete: CollectionAfterDeleteHook[]
} {
  return {
    afterChange: [
      async ({ doc, previousDoc, req }) => {
        if (req.headers.has(importHeader)) return doc
        const former = previousDoc === undefined ? [] : await tagsOf(previousDoc, req.payload)
        await tellSite([...former, ...(await tagsOf(doc, req.payload))], req.payload)
        return doc
      },
    ],
    afterDelete: [
      async ({ doc, req }) => {
        await tellSite(await tagsOf(doc, req.payload), req.payload)
        return doc
      },
    ],
  }
}
