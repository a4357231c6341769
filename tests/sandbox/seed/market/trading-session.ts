/** One trading day: every figure of the market in an article or a report comes from here. */
export interface Session {
  /** yyyy-MM-dd. */
  readonly day: string
  /** Points. */
  readonly index: number
  /** Close of the session before. */
  readonly previous: number
  /** Per cent of the session before, signed. */
  readonly change: number
  /** VND billion. */
  readonly turnover: number
  /** Net buying of foreign investors, VND billion, signed. */
  readonly foreign: number
  readonly advances: number
  readonly declines: number
  readonly unchanged: number
}
