import { randomUUID } from 'node:crypto'

import { paymentAppRequestSchema, paymentAppResponseSchema } from '@/lib/backends/payment-app/schemas'

import { answer, endpointsOf, readJson } from '../http/endpoint'

const { post } = endpointsOf('payment-app')

/** Apps that can be led back into. Their addresses are made up. */
const deeplinks: Readonly<Record<string, string>> = {
  momo: 'https://momo.example/return',
  zaloPay: 'https://zalopay.example/return',
}

/** Tells the app that a visitor came from that an account is being opened. */
export const paymentAppEndpoints = [
  post('/v1/zpmas', async (call) => {
    const { source } = await readJson(call, paymentAppRequestSchema)
    const data = { source, deeplink: deeplinks[source] ?? null, reference: randomUUID() }
    return answer(paymentAppResponseSchema, { data })
  }),
]
