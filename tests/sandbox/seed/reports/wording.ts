import type { Session } from '../market/session'
import type { Story } from '../market/topic'
import type { ReportKind } from '../types'

/** What a report says: its kind, the made-up session it was written on, and the period it covers. */
export interface ReportFacts {
  kind: ReportKind
  session: Session
  /** Counts down within its kind: 1 is the oldest. */
  number: number
  /** VND, company reports. */
  price: number
  target: number
}

export type ReportWording = Readonly<Record<ReportKind, (facts: ReportFacts) => Story>>
