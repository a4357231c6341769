import { documentTags } from '@/lib/platform/cache/document-tags'
import { tagDocument } from '@/lib/platform/cache/tag-document'

import { NotFoundPage } from './not-found-page'

/**
 * A page that does not exist: `NotFoundPage` with status 404. `NotFoundPage` itself must not set the status, because Next
 * renders `not-found.tsx` into every page, in case a component calls `notFound()`.
 */
export async function MissingPage() {
  await tagDocument(documentTags.notFound)
  return <NotFoundPage />
}
