import { defineEndpoints } from '../endpoint.ts'
import { paymentBanksResponseSchema } from './schemas.ts'

export const bankListEndpoints = defineEndpoints({
  paymentBanks: {
    method: 'GET',
    path: 'bankList',
    body: 'none',
    maxBytes: 0,
    browser: true,
    response: paymentBanksResponseSchema,
  },
})
