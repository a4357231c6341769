import { z } from '@/lib/platform/zod/zod'

import { readJson } from '../seed/files/read-content'

/** Terms of the sandbox's contract. They show what a contract says; they bind nobody. */
export const terms = readJson(
  'contract-terms.json',
  z.array(z.strictObject({ heading: z.string(), paragraphs: z.array(z.string()) })),
)
