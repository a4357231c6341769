import { z } from '../../lib/platform/zod/zod.ts'

import { locales } from '../../lib/platform/i18n/locales.ts'

const namedDocumentsSchema = z.object({
  /** Path of an article in all languages. */
  article: z.string(),
  /** Path of a vacancy in all languages. */
  job: z.string(),
  /** Paths of a top category with more than one page, and of one below another. */
  category: z.string(),
  subcategory: z.string(),
  /** Ids of two branches. */
  branches: z.tuple([z.number(), z.number()]),
  /** Slug of the post about the company. */
  company: z.string(),
  /** Languages in which the list of vacancies has a second page. */
  secondPageOfJobs: z.array(z.enum(locales)),
})

/** Documents of a CMS that tests of every page open, so that each route with a dynamic segment is among them. */
export type NamedDocuments = z.infer<typeof namedDocumentsSchema>

/** Environment variable with the documents of another CMS than the sandbox, as JSON. */
export const namedDocumentsSetting = 'E2E_DOCUMENTS'

/** Those of tests/sandbox/content. */
const ofSandbox: NamedDocuments = {
  article: '/article/mien-phi-giao-dich-90-ngay',
  job: '/career/1',
  category: '/cate/tin-tuc',
  subcategory: '/cate/bat-dau',
  branches: [1, 2],
  company: 've-song-ngan',
  secondPageOfJobs: ['vi', 'en'],
}

const given = process.env[namedDocumentsSetting]

/** Known before tests are declared, because their names contain them. */
export const namedDocuments = given ? namedDocumentsSchema.parse(JSON.parse(given)) : ofSandbox
