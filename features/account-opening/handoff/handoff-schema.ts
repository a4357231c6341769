import { readCampaign, type Campaign } from '@/lib/domain/campaign/campaign'
import { emailSchema } from '@/lib/backends/wire'
import { z } from '@/lib/platform/zod/zod'

import type { ApplicationData } from '../application/application-data'
import { maxBankAccounts } from '../application/bank-account'
import { services } from '../application/services'
import { draftVersion } from '../draft/draft'

/** One line of typed text: no control characters, and no longer than a field of the record. */
const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[^\p{Cc}\p{Cf}]*$/u)

const choiceSchema = z.strictObject({ code: line(40), name: line(120) })

const mobileSchema = z.string().regex(/^(0\d{9})?$/)

/** Everything that moves. Values that a form would not have saved are refused, because anybody can write a code. */
const dataSchema = z.strictObject({
  mobile: mobileSchema,
  email: z.union([z.literal(''), emailSchema]),
  referralCode: line(40),
  rewardCode: line(40),
  careStaff: choiceSchema,
  careBranch: choiceSchema,
  referrerName: line(100),
  referrerPhone: mobileSchema,
  nationality: z.string().regex(/^[A-Z]{2}$/),
  secondNationality: z.string().regex(/^([A-Z]{2})?$/),
  street: line(200),
  ward: choiceSchema,
  district: line(100),
  province: choiceSchema,
  job: choiceSchema,
  position: choiceSchema,
  foreignTax: z.boolean(),
  banks: z
    .array(
      z.strictObject({
        bank: choiceSchema,
        accountNumber: z.string().regex(/^[A-Z0-9]{0,20}$/i),
        city: choiceSchema.optional(),
        branch: choiceSchema.optional(),
      }),
    )
    .max(maxBankAccounts),
  services: z.strictObject(Object.fromEntries(services.map((service) => [service, z.boolean()]))),
  marginLevel: z.enum(['1', '4']),
  funds: z.array(line(40)).max(20),
  numberWish: z.strictObject({
    mode: z.enum(['any', 'birthday', 'digits', 'exact']),
    digits: z.string().regex(/^\d{0,10}$/),
  }),
})

const contentSchema = z.strictObject({
  version: z.literal(draftVersion),
  data: dataSchema.partial(),
  campaign: z.record(z.string().max(40), z.string().max(200)),
})

/** The answers that move to another device. */
export type HandoffField = keyof z.output<typeof dataSchema>

/** An application as it moves to another device of the same person. */
export interface HandoffContent {
  readonly version: typeof draftVersion
  readonly data: Pick<ApplicationData, HandoffField>
  readonly campaign: Campaign
}

/** The content of a code; null for anything that this page would not have written. */
export function parseHandoff(value: unknown): HandoffContent | null {
  const parsed = contentSchema.safeParse(value)
  if (!parsed.success) return null
  const { version, data, campaign } = parsed.data
  // The keys and types of `dataSchema` are those of the answers (handoff.test.ts compares them with the rows).
  return {
    version,
    data: data as HandoffContent['data'],
    campaign: readCampaign(`?${new URLSearchParams(campaign).toString()}`),
  }
}

export const handoffFields = Object.keys(dataSchema.shape) as readonly HandoffField[]
