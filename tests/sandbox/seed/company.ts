import { z } from '@/lib/platform/zod/zod'

import { translatedSchema } from './files/localized'
import { readJson } from './files/read-content'
import type { SeedBranch, SeedCountry, SeedHistoryEntry } from './types'

const branchRows = readJson(
  'branches.json',
  z.array(
    z.strictObject({
      id: z.int(),
      name: translatedSchema,
      address: translatedSchema,
      region: translatedSchema,
      tel: z.array(z.string()),
      email: z.array(z.email()),
      location: z.strictObject({ lat: z.number(), lng: z.number() }),
    }),
  ),
)

const countryRows = readJson(
  'countries.json',
  z.array(
    z.strictObject({
      /** ISO 3166-1, two letters. */
      code: z.string().length(2),
      name: translatedSchema,
      company: z.strictObject({ name: z.string(), url: z.url() }).optional(),
    }),
  ),
)

const milestones = readJson(
  'history.json',
  z.array(z.strictObject({ date: z.iso.date(), title: translatedSchema, content: translatedSchema })),
)

/** Branches in the order of the file; the first is the head office, which the footer shows. */
export const branches: readonly SeedBranch[] = branchRows.map((row, index) => ({ ...row, sequence: 100 - index }))

/** Countries for lists of nationalities; those with a member of the group come first. */
export const countries: readonly SeedCountry[] = countryRows.map((row, index) => ({ id: index + 1, ...row }))

/** Milestones of the firm; the site derives the year from the time. */
export const history: readonly SeedHistoryEntry[] = milestones.map(({ date, ...texts }, index) => ({
  id: index + 1,
  time: `${date}T09:00:00+07:00`,
  ...texts,
  active: true,
}))
