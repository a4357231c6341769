import type { OtpTransactions } from '../draft/draft'
import type { ApplicationSnapshot } from '../session/application-session'

/** What the calls read from the application and store in it. */
export interface ApplicationContext {
  readonly snapshot: () => ApplicationSnapshot
  readonly rememberTransactions: (transactions: OtpTransactions) => void
}
