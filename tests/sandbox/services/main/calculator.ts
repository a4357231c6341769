import {
  calculatorQuerySchema,
  lumpSumResponseSchema,
  periodicSavingResponseSchema,
} from '@/lib/backends/main/form-schemas'

import { answer, endpointsOf, readQuery } from '../../http/endpoint'

const { get } = endpointsOf('main')

const monthsOf = (query: { month?: number | undefined; year?: number | undefined }) =>
  query.month ?? (query.year ?? 0) * 12

/**
 * The investment calculator. Interest is compounded every month at a twelfth of the yearly rate; savings are put in at
 * the end of each month. Amounts are whole VND.
 */
export const calculatorEndpoints = [
  get('/investment/calculator/profit', (call) => {
    const query = readQuery(call, calculatorQuerySchema)
    const amount = Math.round(query.money * (1 + query.profit / 1200) ** monthsOf(query))
    const data = { amount, total_investment: query.money, profit: amount - query.money }
    return answer(lumpSumResponseSchema, { data })
  }),
  get('/investment/calculator/sip', (call) => {
    const query = readQuery(call, calculatorQuerySchema)
    const months = monthsOf(query)
    const rate = query.profit / 1200
    const growth = rate === 0 ? months : ((1 + rate) ** months - 1) / rate
    const future = Math.round(query.money * growth)
    const invested = query.money * months
    const data = { amount: query.money, future_amount: future, total_investment: invested, profit: future - invested }
    return answer(periodicSavingResponseSchema, { data })
  }),
]
