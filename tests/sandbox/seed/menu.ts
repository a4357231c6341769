import { z } from '@/lib/platform/zod/zod'

import { translatedSchema } from './files/localized'
import { readJson } from './files/read-content'
import type { SeedMenuItem, Translated } from './types'

const pageSchema = z.enum([
  'contact',
  'career',
  'web-trading',
  'home-trading',
  'mobile-trading',
  'about-local',
  'about-global',
  'founder',
  'faq',
])

/** An entry leads to one of the four: a page of the site, an article, a category or an address elsewhere. */
interface Entry {
  id: number
  name: Translated
  page?: z.output<typeof pageSchema> | undefined
  article?: string | undefined
  category?: string | undefined
  url?: string | undefined
  children?: readonly Entry[] | undefined
}

const entrySchema: z.ZodType<Entry> = z
  .strictObject({
    id: z.int(),
    name: translatedSchema,
    page: pageSchema.optional(),
    article: z.string().optional(),
    category: z.string().optional(),
    url: z.url().optional(),
    children: z.lazy(() => z.array(entrySchema)).optional(),
  })
  .refine(
    ({ page, article, category, url }) => [page, article, category, url].filter(Boolean).length === 1,
    'names exactly one of page, article, category and url',
  )

type Target = Pick<SeedMenuItem, 'type' | 'typeInternal' | 'link'>

function targetOf({ page, article, category, url }: Entry): Target {
  if (url !== undefined) return { type: 'external', link: url }
  if (article !== undefined) return { type: 'internal', typeInternal: 'article', link: article }
  if (category !== undefined) return { type: 'internal', typeInternal: 'category', link: category }
  return { type: 'internal', ...(page === undefined ? {} : { typeInternal: page }), link: '' }
}

/** The site shows entries in descending order of sequence; the file has them in the order in which they are shown. */
function inOrder(entries: readonly Entry[]): SeedMenuItem[] {
  return entries.map((entry, index) => ({
    id: entry.id,
    name: entry.name,
    ...targetOf(entry),
    sequence: (entries.length - index) * 10,
    children: inOrder(entry.children ?? []),
  }))
}

/** The main menu. */
export const menu: readonly SeedMenuItem[] = inOrder(readJson('menu.json', z.array(entrySchema)))
