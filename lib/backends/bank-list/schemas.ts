import { z } from '@/lib/platform/zod/zod'

import { listOf } from '../rows-of.ts'
import { envelope } from '../wire.ts'
import { bankSchema } from '../account/schemas.ts'

/** Payment-bank list: banks that support deposits by transfer code, so `bin` is required. */
export const paymentBankSchema = bankSchema.extend({ bin: z.string().regex(/^\d{6}$/) })

export const paymentBanksResponseSchema = envelope(listOf(paymentBankSchema))
