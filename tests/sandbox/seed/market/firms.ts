import { z } from '@/lib/platform/zod/zod'

import { translatedSchema } from '../files/localized'
import { readJson } from '../files/read-content'

const sectors = readJson('market-news/sectors.json', z.record(z.string(), translatedSchema))

const firmSchema = z.strictObject({
  /** Not listed anywhere: made up for the demo. */
  ticker: z.string().length(3),
  sector: z.string().transform((name, context) => {
    const sector = sectors[name]
    if (sector) return sector
    context.addIssue({ code: 'custom', message: `sectors.json has no sector ${name}` })
    return z.NEVER
  }),
  /** Korean names end in a consonant, so that the particles of the texts fit all of them. */
  name: translatedSchema,
})

export type Firm = z.output<typeof firmSchema>

export const firms: readonly [Firm, ...Firm[]] = readJson('market-news/firms.json', z.tuple([firmSchema], firmSchema))
