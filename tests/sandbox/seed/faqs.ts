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
        .strictObject({
          question: localizedSchema,
          answer: markdownSchema,
          /** Number of the group it belongs to, if it is listed here only to be among the first questions. */
          group: z.int().positive().optional(),
        })
        .superRefine(inSameLanguages('question', 'answer')),
    )
    // Ids count by tens from group to group.
    .max(10),
})

const files = filesIn('faqs', '.json')
const groups = files.map((file) => readJson(file, groupSchema))

/**
 * Questions in the order of the files, whose names begin with the number of the group. The CMS lists the highest ids
 * first, so ids fall from question to question.
 */
export const faqs: readonly SeedFaq[] = groups.flatMap(({ name, languages, questions }, number) =>
  questions.map(({ question, answer, group = number }, index) => ({
    id: (files.length - number) * 10 - index,
    group: { id: group + 1, name: groups[group]?.name ?? name },
    question,
    answer,
    active: true,
    shownIn: languages,
  })),
)
