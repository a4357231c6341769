import type { OtpTransactions } from '../draft/draft'
import type { ApplicationSnapshot } from '../session/application-session'

/** What the calls need to know of the application, and what they have to remember in it. */
export interface ApplicationContext {
  readonly snapshot: () => ApplicationSnapshot
  readonly rememberTransactions: (transactions: OtpTransactions) => void
}
