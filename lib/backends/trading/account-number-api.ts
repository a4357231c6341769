import type { Cancellable, HttpClient } from '@/lib/backends/http/http-client'
import { mapResult } from '@/lib/platform/result/result'

import { tradingEndpoints } from './endpoints'

/** `pattern`: up to 6 digits that the number contains or ends with; empty for any number. `page` starts at 1. */
export type AccountNumberWish = {
  readonly pattern: string
  readonly match: 'end' | 'contain'
  readonly page: number
}

/** Trading service: search and hold account numbers. Fees are in VND and charged once; 0 is free. */
export function createAccountNumberApi(http: HttpClient) {
  async function setStatus(number: string, applicationId: string, status: 'hold' | 'release', options: Cancellable) {
    const json = { acc_no: number, status, opening_id: applicationId }
    const answer = await http.call(tradingEndpoints.holdAccount, { json, ...options })
    return mapResult(answer, ({ data }) => ({
      number: data.acc_no,
      heldUntil: data.held_until === null ? null : new Date(data.held_until),
    }))
  }
  return {
    async accountNumbers(wish: AccountNumberWish, options: Cancellable = {}) {
      const answer = await http.call(tradingEndpoints.niceAccounts, { json: wish, ...options })
      return mapResult(answer, ({ data }) => ({
        offers: data.accounts.map(({ acc_no, group, fee }) => ({ number: acc_no, kind: group, fee })),
        page: data.current_page,
        lastPage: data.last_page,
      }))
    },
    async checkAccountNumber(number: string, options: Cancellable = {}) {
      const answer = await http.call(tradingEndpoints.checkAccountInput, { json: { acc_no: number }, ...options })
      return mapResult(answer, ({ data }) => ({ available: data.available === 'Y', fee: data.fee }))
    },
    /** Holds a number for this application. `rejected` with `ACCOUNT_TAKEN` if it is already taken. */
    holdAccountNumber: (number: string, applicationId: string, options: Cancellable = {}) =>
      setStatus(number, applicationId, 'hold', options),
    releaseAccountNumber: (number: string, applicationId: string, options: Cancellable = {}) =>
      setStatus(number, applicationId, 'release', options),
  }
}
