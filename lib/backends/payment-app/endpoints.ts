import { defineEndpoints, maxJsonBytes } from '../endpoint.ts'
import { paymentAppRequestSchema, paymentAppResponseSchema } from './schemas.ts'

export const paymentAppEndpoints = defineEndpoints({
  announce: {
    method: 'POST',
    path: 'v1/zpmas',
    body: 'json',
    maxBytes: maxJsonBytes,
    browser: true,
    limit: 'lookup',
    request: paymentAppRequestSchema,
    response: paymentAppResponseSchema,
    personal: { sends: ['campaign'], purpose: 'link-payment-app' },
  },
})
