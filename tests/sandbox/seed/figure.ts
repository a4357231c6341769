import { z } from '@/lib/platform/zod/zod'

const text = z.string().regex(/^[^|]+ \| [^|]+(?: \| [^|]+)?$/)

/**
 * What the cover of a post shows, by language: a number with its unit, a bar, and what it counts (`0 đ | phí giao dịch`). The mark
 * below it follows from these or from the post's table, unless it is noted: `460 540 560` are the bars of the table's rows, the last
 * or the one with an asterisk being the figure; `4/7` the last four of seven, `78%` a share; `none` leaves the figure alone. The name of a
 * chart draws the first table that has its rows (drawings/find-chart.ts). A third text is fewer words for
 * thumbnails, or of a number of steps a word for each (`Gửi · Chuyển · Kiểm tra · Thanh toán`).
 */
export const figureSchema = z.strictObject({
  vi: text,
  en: text.optional(),
  ko: text.optional(),
  mark: z
    .string()
    .regex(/^(none|bands|gains|payoff|payments|cascade|advance|zones|\d+%|\d+\/\d+|[\d.]+\*?( [\d.]+\*?)+)$/)
    .optional(),
})
