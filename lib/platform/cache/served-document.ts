import { AsyncLocalStorage } from 'node:async_hooks'

import { processWide } from '../process/process-wide.ts'

/** What the page cache knows about the entry that a request is answered from. */
export interface ServedDocument {
  /** When its render began, in milliseconds since 1970. */
  readonly renderedAt: number
  /** Seconds from then during which it is fresh. */
  readonly revalidateSeconds: number
  readonly tags: readonly string[]
}

/**
 * Carries tags and age of an entry from the page cache, which Next calls while it answers, to the server around Next
 * (lib/platform/document-server), without a header that others could see.
 */
export const requestContext = processWide(
  'request-context',
  () => new AsyncLocalStorage<{ document?: ServedDocument | undefined }>(),
)

/** Notes the entry that answers the current request. */
export function noteServedDocument(document: ServedDocument | undefined): void {
  const request = requestContext.getStore()
  if (request !== undefined) request.document = document
}
