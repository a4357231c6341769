import { z } from '@/lib/platform/zod/zod'

import { envelope } from '../wire.ts'
import { bankSchema } from '../account/schemas.ts'

/** Payment-bank list: banks from which money can be paid in by transfer code, so `bin` is always there. */
export const paymentBankSchema = bankSchema.extend({ bin: z.string().regex(/^\d{6}$/) })

export const paymentBanksResponseSchema = envelope(z.array(paymentBankSchema))
