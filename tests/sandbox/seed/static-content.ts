import { locales } from '@/lib/platform/i18n/locales'
import { z } from '@/lib/platform/zod/zod'

import { translatedSchema } from './files/localized'
import { readJson } from './files/read-content'
import type { Localized, SeedStaticContent } from './types'

const slideSchema = z.strictObject({
  title: z.string(),
  text: z.string(),
  image: z.string().startsWith('/media/'),
  link: z.string(),
  button: z.string(),
})

const slides = readJson('slides.json', z.record(z.enum(locales), z.array(slideSchema)))

const entrySchema = z.discriminatedUnion('type', [
  z.strictObject({
    code: z.string(),
    name: z.string(),
    type: z.enum(['text', 'text-lang', 'textarea', 'file']),
    prefix: z.enum(['Web', 'HTS', 'Mobile']).default('Web'),
    active: z.boolean().default(true),
    locale: z.enum(locales).optional(),
    /** One text for all languages, or for the entry's own. */
    content: z.union([z.string(), translatedSchema]),
  }),
  /** Its content is the list of the language in slides.json. */
  z.strictObject({ code: z.string(), name: z.string(), type: z.literal('slider'), locale: z.enum(locales) }),
])

type Entry = z.output<typeof entrySchema>

/** An entry of one language has its text under Vietnamese too, the language that every text has. */
function contentOf(entry: Entry): Localized {
  const content = entry.type === 'slider' ? JSON.stringify(slides[entry.locale]) : entry.content
  if (typeof content !== 'string') return content
  return { vi: content, ...(entry.locale === undefined ? {} : { [entry.locale]: content }) }
}

/** Texts, links, sliders and files that editors change without a release (docs/static-content.md). */
export const staticContent: readonly SeedStaticContent[] = readJson('static-content.json', z.array(entrySchema)).map(
  (entry, index) => ({
    active: true,
    prefix: 'Web',
    ...entry,
    id: index + 1,
    description: entry.name,
    content: contentOf(entry),
  }),
)
