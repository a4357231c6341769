import { paymentBanksResponseSchema } from '@/lib/backends/bank-list/schemas'

import { answer, endpointsOf } from '../http/endpoint'
import { bankRows } from './account'

const { get } = endpointsOf('bank-list')

/** Banks from which money can be paid in. */
export const bankListEndpoints = [get('/bankList', () => answer(paymentBanksResponseSchema, { data: bankRows() }))]
