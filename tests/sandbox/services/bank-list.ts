import type { bankListEndpoints } from '@/lib/backends/bank-list/endpoints'

import type { Handlers } from '../http/handler'
import { bankRows } from './account'

/** Banks from which money can be paid in. */
export const bankListHandlers: Handlers<typeof bankListEndpoints> = {
  paymentBanks: () => ({ data: bankRows() }),
}
