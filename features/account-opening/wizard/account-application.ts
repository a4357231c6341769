import type { ApplicationApi } from '../api/application-api'
import type { Found } from '../handoff/receive-handoff'
import type { ApplicationSession } from '../session/application-session'

/** The application that a tab works on. */
export interface AccountApplication {
  readonly session: ApplicationSession
  readonly api: ApplicationApi
  /** What was found on this device when the page came up. */
  readonly found: Found
  /** False until the draft has been read. */
  readonly isRead: boolean
}
