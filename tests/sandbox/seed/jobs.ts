import { z } from '@/lib/platform/zod/zod'

import type { SeedClock } from './clock'
import { inSameLanguages, localizedSchema, mapLocalized, translatedSchema } from './files/localized'
import { toHtml } from './files/markdown'
import { readDocument, readDocuments } from './files/read-content'
import { jobConditions } from './job-conditions'
import type { SeedJob } from './types'

const vacancies = readDocuments(
  'jobs/vacancies',
  z
    .strictObject({
      slug: z.string(),
      id: z.int(),
      /** Id of a branch in branches.json. */
      branch: z.int(),
      quantity: z.int().positive(),
      /** VND million a month. */
      salaryMillions: z.strictObject({ min: z.int(), max: z.int() }).optional(),
      /** Business days since it was published; a higher id is never older, as the backend numbers what it stores. */
      daysAgo: z.int().nonnegative(),
      /** Business days until it closes; a negative number is a job that is closed. */
      closesInDays: z.int(),
      student: z.boolean().default(false),
      title: localizedSchema,
      description: localizedSchema,
      body: localizedSchema,
    })
    .superRefine(inSameLanguages('title', 'description', 'body')),
).toSorted((a, b) => a.id - b.id)

/** The last section of every job. */
const { body: benefits } = readDocument(
  'jobs/benefits.md',
  z.strictObject({ slug: z.string(), body: translatedSchema }),
)

/** Jobs with their text: what the job is in a sentence, what one does and brings, when one works, and what the firm pays and offers. */
export function jobs(clock: SeedClock): readonly SeedJob[] {
  return vacancies.map(({ slug, id, branch, quantity, salaryMillions, daysAgo, closesInDays, ...job }) => ({
    id,
    slug,
    title: job.title,
    description: job.description,
    content: mapLocalized(job.body, (text, locale) =>
      toHtml(
        [
          job.description[locale],
          text,
          jobConditions(locale, { student: job.student, salary: salaryMillions }),
          benefits[locale],
        ].join('\n\n'),
        locale,
      ),
    ),
    branchId: branch,
    quantity,
    ...(salaryMillions ? { salary: { min: salaryMillions.min * 1_000_000, max: salaryMillions.max * 1_000_000 } } : {}),
    deadline: closesInDays < 0 ? clock.before(-closesInDays, '17:00') : clock.after(closesInDays),
    publishedAt: clock.before(daysAgo, '09:00'),
    // A closed job stays readable: its page says so and takes no applications.
    active: true,
    student: job.student,
  }))
}
