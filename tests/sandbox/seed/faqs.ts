import { z } from '@/lib/platform/zod/zod'

import { inSameLanguages, localizedSchema, markdownSchema, translatedSchema } from './files/localized'
import { filesIn, readJson } from './files/read-content'
import type { SeedFaq } from './types'

const groupSchema = z.strictObject({
  name: translatedSchema,
  questions: z
    .array(
      z
        .strictObject({ question: localizedSchema, answer: markdownSchema })
        .superRefine(inSameLanguages('question', 'answer')),
    )
    // Ids count by tens from group to group.
    .max(9),
})

/** Questions in the order of the files, whose names begin with the number of the group. */
export const faqs: readonly SeedFaq[] = filesIn('faqs', '.json').flatMap((file, group) => {
  const { name, questions } = readJson(file, groupSchema)
  return questions.map(({ question, answer }, index) => ({
    id: group * 10 + index + 1,
    group: { id: group + 1, name },
    question,
    answer,
    active: true,
  }))
})
