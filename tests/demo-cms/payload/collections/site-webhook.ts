import { createHmac } from 'node:crypto'

import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload } from 'payload'

type Document = Record<string, unknown>

/** Names the parts of the site that show a document; it may look up what the document refers to. */
type TagsOf = (document: Document, payload: Payload) => string[] | Promise<string[]>

/** Header of an import of many documents, after which the site is built anyway. */
const importHeader = 'x-import'

/** Tells the site which parts have changed, as its documentation says (architecture.md, "Cache tags and the webhook"). */
async function tellSite(tags: readonly string[], payload: Payload): Promise<void> {
  const body = JSON.stringify({ tags: [...new Set(tags)] })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', process.env.REVALIDATE_SECRET ?? '')
    .update(`${timestamp}.${body}`)
    .digest('hex')
  try {
    const response = await fetch(`${process.env.SITE_URL}/api/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature },
      body,
      signal: AbortSignal.timeout(5000),
    })
    if (!response.ok) payload.logger.error(`The site answered ${response.status} to its webhook.`)
  } catch (error) {
    // The edit is saved; the site shows it when its cache expires.
    payload.logger.error({ err: error, msg: 'The site could not be told of an edit.' })
  }
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
