import { locales } from '@/lib/platform/i18n/locales'
import { z } from '@/lib/platform/zod/zod'

import { inSameLanguages, localizedSchema, markdownSchema, translatedSchema } from './files/localized'
import { filesIn, readJson } from './files/read-content'
import type { SeedFaq } from './types'

const groupSchema = z.strictObject({
  name: translatedSchema,
  languages: z.array(z.enum(locales)).default([...locales]),
  questions: z
    .array(
      z
        .strictObject({ question: localizedSchema, answer: markdownSchema })
        .superRefine(inSameLanguages('question', 'answer')),
    )
    // Ids count by tens from group to group.
    .max(10),
})

const files = filesIn('faqs', '.json')

/**
 * Questions in the order of the files, whose names begin with the number of the group. The CMS lists the highest ids
 * first, so ids fall from question to question.
 */
export const faqs: readonly SeedFaq[] = files.flatMap((file, group) => {
  const { name, languages, questions } = readJson(file, groupSchema)
  return questions.map(({ question, answer }, index) => ({
    id: (files.length - group) * 10 - index,
    group: { id: group + 1, name },
    question,
    answer,
    active: true,
    shownIn: languages,
  }))
})
