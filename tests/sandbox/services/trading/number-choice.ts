import {
  checkAccountInputRequestSchema,
  checkAccountInputResponseSchema,
  holdAccountRequestSchema,
  holdAccountResponseSchema,
  niceAccountsRequestSchema,
  niceAccountsResponseSchema,
} from '@/lib/backends/trading/schemas'

import { toPage } from '../../wire/paging'
import { answer, endpointsOf, readJson } from '../../http/endpoint'
import { fieldErrors, WireError } from '../../http/wire-error'
import { isAccountNumber, isFree, offer, search } from './account-numbers'

const { post, put } = endpointsOf('trading')
const pageSize = 12

/** Somebody was faster. */
export function takenError(): WireError {
  return new WireError(409, { code: 'ACCOUNT_TAKEN', message: { acc_no: ['The account number is taken'] } })
}

/** Choosing an account number. */
export const numberChoiceEndpoints = [
  post('/checkAccountNice', async (call, sandbox) => {
    const { pattern, match, page } = await readJson(call, niceAccountsRequestSchema)
    const { data, current_page, last_page } = toPage(search(sandbox, pattern, match), { page, limit: pageSize })
    return answer(niceAccountsResponseSchema, { data: { accounts: data, current_page, last_page } })
  }),
  post('/checkAccountUseInput', async (call, sandbox) => {
    const { acc_no } = await readJson(call, checkAccountInputRequestSchema)
    const available = isAccountNumber(acc_no) && isFree(sandbox, acc_no)
    return answer(checkAccountInputResponseSchema, {
      data: { acc_no, available: available ? 'Y' : 'N', fee: offer(acc_no).fee },
    })
  }),
  put('/statusNiceAccount', async (call, sandbox) => {
    const { acc_no, status, opening_id } = await readJson(call, holdAccountRequestSchema)
    if (!isAccountNumber(acc_no)) throw fieldErrors({ acc_no: ['An account number has six digits'] })
    if (status === 'release') {
      sandbox.holds.release(acc_no, opening_id)
      return answer(holdAccountResponseSchema, { data: { acc_no, status, held_until: null } })
    }
    if (!isFree(sandbox, acc_no, opening_id)) throw takenError()
    const heldUntil = sandbox.holds.hold(acc_no, opening_id)
    return answer(holdAccountResponseSchema, { data: { acc_no, status, held_until: heldUntil } })
  }),
]
