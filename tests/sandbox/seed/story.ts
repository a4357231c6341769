import type { Locale } from '@/lib/platform/i18n/locales'
import { z } from '@/lib/platform/zod/zod'

import { translatedSchema } from './files/localized'
import { fillTemplate, type TemplateValues } from './files/template'

/** Fields of a document that holds one kind of generated text: templates in all languages. */
export const storyFields = {
  slug: z.string(),
  title: translatedSchema,
  description: translatedSchema,
  /** Paragraphs of plain text. */
  body: translatedSchema,
}

const templateSchema = z.strictObject(storyFields)

export interface Story {
  title: string
  description: string
  /** Plain-text paragraphs. */
  text: readonly string[]
}

/** A generated text in one language. Throws on a name in braces that `values` lacks. */
export function tellStory(templates: z.output<typeof templateSchema>, locale: Locale, values: TemplateValues): Story {
  const fill = (template: string): string => fillTemplate(template, locale, values)
  return {
    title: fill(templates.title[locale]),
    description: fill(templates.description[locale]),
    text: fill(templates.body[locale]).split(/\n{2,}/),
  }
}
