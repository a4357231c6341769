import { z } from '@/lib/platform/zod/zod'

import { translatedSchema } from '../files/localized'
import { readJson } from '../files/read-content'

/** Made-up people who sign articles and reports. */
const authors = readJson(
  'market/authors.json',
  z.record(
    z.string(),
    z.strictObject({ name: translatedSchema, title: translatedSchema, licence: z.string(), email: z.email() }),
  ),
)

/** Name of an author in a document; its output is the author. */
export const authorSchema = z.string().transform((id, context) => {
  const author = authors[id]
  if (author) return author
  context.addIssue({ code: 'custom', message: `authors.json has no author ${id}` })
  return z.NEVER
})
