import { z } from '@/lib/platform/zod/zod'

import { readJson } from '../seed/files/read-content'

/** Terms of the sandbox's contract. They are an example without legal effect. */
export const terms = readJson(
  'contract-terms.json',
  z.array(z.strictObject({ heading: z.string(), paragraphs: z.array(z.string()) })),
)
