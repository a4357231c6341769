import { z } from '@/lib/platform/zod/zod'

import { parseContent } from './files/content-error'
import { translatedSchema } from './files/localized'
import { readJson } from './files/read-content'
import type { SeedCategory } from './types'

const rows = readJson(
  'categories.json',
  z.array(
    z.strictObject({
      id: z.int(),
      slug: z.string(),
      /** Slug of the category above. */
      parent: z.string().optional(),
      sequence: z.int(),
      title: translatedSchema,
      /** What one finds there, in a sentence. */
      description: translatedSchema,
    }),
  ),
)

const idBySlug = new Map(rows.map(({ id, slug }) => [slug, id]))

/** Slug of a category in a document; its output is the id of the category. */
export const categorySchema = z.string().transform((slug, context) => {
  const id = idBySlug.get(slug)
  if (id !== undefined) return id
  context.addIssue({ code: 'custom', message: `categories.json has no category ${slug}` })
  return z.NEVER
})

/** The tree of categories. */
export const categories: readonly SeedCategory[] = rows.map(({ id, slug, parent, sequence, title, description }) => ({
  id,
  ...(parent === undefined ? {} : { parentId: parseContent('categories.json', categorySchema, parent) }),
  slug,
  sequence,
  title,
  description,
}))
