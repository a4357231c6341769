import { z } from '@/lib/platform/zod/zod'

const text = z.string().regex(/^[^|]+ \| [^|]+$/)

/** What the cover of a post shows, by language: a number with its unit, a bar, and what it counts (`0 đ | phí giao dịch`). */
export const figureSchema = z.strictObject({ vi: text, en: text.optional(), ko: text.optional() })
