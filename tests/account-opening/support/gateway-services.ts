import { create } from 'axios'
import { http } from 'msw'

import type { ApplicationServices } from '@/features/account-opening/api-client/create-application-api'
import { createAccountApi } from '@/lib/backends/account/account-api'
import { createEkycApi } from '@/lib/backends/ekyc/ekyc-api'
import type { Service } from '@/lib/backends/endpoint'
import { createAxiosClient } from '@/lib/backends/http/axios-client'
import { createIdentityApi } from '@/lib/backends/identity/identity-api'
import { createPaymentAppApi } from '@/lib/backends/payment-app/payment-app-api'
import { createTradingApi } from '@/lib/backends/trading/trading-api'
import { gatewayForTest, siteUrl } from '@/tests/factories/gateway'
import { listen } from '@/tests/sandbox/http/node-server'

import { sandboxSecrets } from '../../../scripts/lib/sandbox-environment.mjs'

/** Milliseconds that the browser waits for an answer; a test may shorten them while nothing answers. */
export const patientMs = 20_000

/** The service modules as the browser has them, behind a gateway that talks to a sandbox. */
export async function servicesBehindGateway(sandboxUrl: string) {
  const { request: answer } = gatewayForTest({
    ACCOUNT_API_URL: `${sandboxUrl}/account`,
    TRADING_API_URL: `${sandboxUrl}/trading`,
    EKYC_API_URL: `${sandboxUrl}/ekyc`,
    IDENTITY_API_URL: `${sandboxUrl}/identity`,
    PAYMENT_APP_API_URL: `${sandboxUrl}/payment-app`,
    // One applicant asks again and again here.
    RATE_LIMITS: '*.address=9000/600 *.recipient=9000/600 *.found=9000/600',
    ...sandboxSecrets,
  })

  const gateway = await listen([http.all('*', ({ request }) => answer(request))], 0)
  const timeouts = { read: patientMs, write: patientMs, upload: patientMs }
  const axios = create({ headers: { 'sec-fetch-site': 'same-origin', origin: siteUrl } })
  const client = (service: Service) =>
    createAxiosClient({
      axios,
      baseUrl: `${gateway.url}/api/gateway/${service}`,
      locale: 'vi',
      viaGateway: true,
      timeouts,
      // Reads are repeated without a pause worth waiting for.
      retry: { tries: 2, baseMs: 1, maxMs: 1 },
    })
  const services: ApplicationServices = {
    trading: createTradingApi(client('trading')),
    account: createAccountApi(client('account')),
    ekyc: createEkycApi(client('ekyc')),
    identity: createIdentityApi(client('identity')),
    paymentApp: createPaymentAppApi(client('payment-app')),
  }
  return {
    services,
    close: () => gateway.close(),
    /** From now on. */
    waitAtMost: (milliseconds: number): void => {
      Object.assign(timeouts, { read: milliseconds, write: milliseconds, upload: milliseconds })
    },
  }
}
