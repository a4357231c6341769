import { z } from '@/lib/platform/zod/zod'

import { envelope } from '../wire.ts'

/** Payment-app service: tells the app from which a visitor came (momo, zaloPay …) that they open an account. */
export const paymentAppRequestSchema = z.object({ source: z.string().min(1).max(40) })

/** `deeplink` leads back into the app; null if the app has none. */
export const paymentAppResponseSchema = envelope(
  z.object({ source: z.string(), deeplink: z.string().nullable(), reference: z.string() }),
)
