import type { OtpTransactions } from '../draft/draft'
import type { OpeningSnapshot } from '../session/opening-session'

/** What the calls need to know of the application, and what they have to remember in it. */
export interface OpeningContext {
  readonly snapshot: () => OpeningSnapshot
  readonly rememberTransactions: (transactions: OtpTransactions) => void
}
