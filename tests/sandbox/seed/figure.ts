import { z } from '@/lib/platform/zod/zod'

const text = z.string().regex(/^[^|]+ \| [^|]+$/)

/**
 * What the cover of a post shows, by language: a number with its unit, a bar, and what it counts (`0 đ | phí giao dịch`). The mark
 * below it follows from these or from the post's table, unless it is noted: `4.4 3.1` are
 * bars, the last or the one with an asterisk being the figure; `10` is ten pieces, `4/7` the last four of seven, `x6` six false
 * ones, `78%` a share.
 */
export const figureSchema = z.strictObject({
  vi: text,
  en: text.optional(),
  ko: text.optional(),
  mark: z
    .string()
    .regex(/^(x\d+|\d+%|\d+(\/\d+)?|[\d.]+\*?( [\d.]+\*?)+)$/)
    .optional(),
})
