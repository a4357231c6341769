import { z } from '@/lib/platform/zod/zod'

const text = z.string().regex(/^[^|]+ \| [^|]+$/)

/**
 * What the cover of a post shows, by language: a number with its unit, a bar, and what it counts (`0 đ | phí giao dịch`). The mark
 * below it follows from these or from the post's table, unless it is noted: `460 540 560` are the bars of the table's rows, the last
 * or the one with an asterisk being the figure; `4/7` the last four of seven, `78%` a share, `52>60` a rise from one value to another; `none` leaves the figure alone.
 */
export const figureSchema = z.strictObject({
  vi: text,
  en: text.optional(),
  ko: text.optional(),
  mark: z
    .string()
    .regex(/^(none|\d+%|\d+\/\d+|\d+>\d+|[\d.]+\*?( [\d.]+\*?)+)$/)
    .optional(),
})
