import { randomUUID } from 'node:crypto'

import type { paymentAppEndpoints } from '@/lib/backends/payment-app/endpoints'

import type { Handlers } from '../http/handler'

/** Apps with an address that leads back into them. The addresses are made up. */
const deeplinks: Readonly<Record<string, string>> = {
  momo: 'https://momo.example/return',
  zaloPay: 'https://zalopay.example/return',
}

/** Tells the app that referred a visitor that the visitor is opening an account. */
export const paymentAppHandlers: Handlers<typeof paymentAppEndpoints> = {
  announce: ({ body: { source } }) => ({
    data: { source, deeplink: deeplinks[source] ?? null, reference: randomUUID() },
  }),
}
