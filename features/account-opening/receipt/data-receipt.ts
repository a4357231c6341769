import type { PersonalDatum, DisclosurePurpose, Service } from '@/lib/backends/endpoint'

import type { Flow } from '@/lib/domain/account-opening/flows'
import type { Screen } from '@/lib/domain/account-opening/screens'

/** One line of the receipt: which data is sent to whom, and why. */
export interface Disclosure {
  readonly recipient: Service
  readonly purpose: DisclosurePurpose
  readonly data: readonly PersonalDatum[]
}

export interface DataReceipt {
  readonly readHere: readonly PersonalDatum[]
  readonly sent: readonly Disclosure[]
}

/** What every screen of a flow reads and sends. */
export type Receipts = Readonly<Record<Flow['name'], Readonly<Record<Screen, DataReceipt>>>>
