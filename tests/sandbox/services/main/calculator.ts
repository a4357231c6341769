import type { mainEndpoints } from '@/lib/backends/main/endpoints'
import { calculatorQuerySchema } from '@/lib/backends/main/form-schemas'

import type { Handlers } from '../../http/handler'
import { readQuery } from '../../http/read-request'

const monthsOf = (query: { month?: number | undefined; year?: number | undefined }) =>
  query.month ?? (query.year ?? 0) * 12

/**
 * The investment calculator. Interest is compounded every month at a twelfth of the yearly rate; savings are paid in at
 * the end of each month. Amounts are whole VND.
 */
export const calculatorHandlers: Handlers<typeof mainEndpoints, 'lumpSum' | 'periodicSaving'> = {
  lumpSum(call) {
    const query = readQuery(call, calculatorQuerySchema)
    const amount = Math.round(query.money * (1 + query.profit / 1200) ** monthsOf(query))
    return { data: { amount, total_investment: query.money, profit: amount - query.money } }
  },
  periodicSaving(call) {
    const query = readQuery(call, calculatorQuerySchema)
    const months = monthsOf(query)
    const rate = query.profit / 1200
    const growth = rate === 0 ? months : ((1 + rate) ** months - 1) / rate
    const future = Math.round(query.money * growth)
    const invested = query.money * months
    return {
      data: { amount: query.money, future_amount: future, total_investment: invested, profit: future - invested },
    }
  },
}
