import type { tradingEndpoints } from '@/lib/backends/trading/endpoints'

import { toPage } from '../../wire/paging'
import type { Handlers } from '../../http/handler'
import { fieldErrors, WireError } from '../../http/wire-error'
import { isAccountNumber, isFree, offer, search } from './account-numbers'

const pageSize = 12

/** Another applicant was faster. */
export function takenError(): WireError {
  return new WireError(409, { code: 'ACCOUNT_TAKEN', message: { acc_no: ['The account number is taken'] } })
}

/** Choosing an account number. */
export const numberChoiceHandlers: Handlers<
  typeof tradingEndpoints,
  'niceAccounts' | 'checkAccountInput' | 'holdAccount'
> = {
  niceAccounts({ body: { pattern, match, page } }, sandbox) {
    const { data, current_page, last_page } = toPage(search(sandbox, pattern, match), { page, limit: pageSize })
    return { data: { accounts: data, current_page, last_page } }
  },
  checkAccountInput({ body: { acc_no } }, sandbox) {
    const available = isAccountNumber(acc_no) && isFree(sandbox, acc_no)
    return { data: { acc_no, available: available ? 'Y' : 'N', fee: offer(acc_no).fee } }
  },
  holdAccount({ body: { acc_no, status, opening_id } }, sandbox) {
    if (!isAccountNumber(acc_no)) throw fieldErrors({ acc_no: ['An account number has six digits'] })
    if (status === 'release') {
      sandbox.holds.release(acc_no, opening_id)
      return { data: { acc_no, status, held_until: null } }
    }
    if (!isFree(sandbox, acc_no, opening_id)) throw takenError()
    return { data: { acc_no, status, held_until: sandbox.holds.hold(acc_no, opening_id) } }
  },
}
