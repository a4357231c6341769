import { toBank } from '@/lib/backends/account/mappers'
import type { Cancellable, HttpClient } from '@/lib/backends/http/http-client'
import { mapResult } from '@/lib/platform/result/result'

import { bankListEndpoints } from './endpoints'

/** Payment-bank list: banks that support deposits by transfer code; each has a `bin`. */
export function createBankListApi(http: HttpClient) {
  return {
    async paymentBanks(options: Cancellable = {}) {
      const answer = await http.call(bankListEndpoints.paymentBanks, options)
      return mapResult(answer, ({ data }) => data.map((bank) => ({ ...toBank(bank, http.locale), bin: bank.bin })))
    },
  }
}
