import { AxiosError, type AxiosAdapter, create, getAdapter, type AxiosInstance } from 'axios'
import { http } from 'msw'

import type { ApplicationServices } from '@/features/account-opening/api-client/create-application-api'
import { applicationHeader } from '@/lib/backends/application-header'
import { createAccountApi } from '@/lib/backends/account/account-api'
import { createChallengeApi } from '@/lib/backends/ekyc/challenge-api'
import { createEkycApi } from '@/lib/backends/ekyc/ekyc-api'
import type { Service } from '@/lib/backends/endpoint'
import { createAxiosClient } from '@/lib/backends/http/axios-client'
import { createIdentityApi } from '@/lib/backends/identity/identity-api'
import { createPaymentAppApi } from '@/lib/backends/payment-app/payment-app-api'
import { createTradingApi } from '@/lib/backends/trading/trading-api'
import { gatewayForTest } from '@/tests/factories/gateway'
import { listen } from '@/tests/sandbox/http/node-server'

import { sandboxSecrets } from '../../../scripts/lib/sandbox-environment.mjs'

/** Milliseconds that the browser waits for an answer. */
const patientMs = 20_000

/** The service modules of a page, for a new browser. */
export type OpenBrowser = () => (draft: () => string) => ApplicationServices

interface Abandoned {
  readonly path: string
  readonly when: () => Promise<void>
}

/** Sends a request and ends it as a timeout does, but at an event instead of after a time. */
function abandoning(when: () => Promise<void>): AxiosAdapter {
  const send = getAdapter('http')
  return async (request) => {
    const abandon = new AbortController()
    const signals = [abandon.signal, ...(request.signal instanceof AbortSignal ? [request.signal] : [])]
    const timedOut = async (): Promise<never> => {
      await when()
      // After the timeout was reported, which the end of the request would otherwise replace.
      setImmediate(() => abandon.abort())
      throw new AxiosError('timed out', AxiosError.ETIMEDOUT, request)
    }
    return Promise.race([timedOut(), send({ ...request, signal: AbortSignal.any(signals) })])
  }
}

/** Keeps cookies as a browser does; there is one only, and it never expires during a test. */
function withCookies(axios: AxiosInstance): AxiosInstance {
  let cookie: string | undefined
  axios.interceptors.request.use((request) => {
    if (cookie !== undefined) request.headers.set('cookie', cookie)
    return request
  })
  axios.interceptors.response.use((response) => {
    const [set] = response.headers['set-cookie'] ?? []
    if (set !== undefined) cookie = set.slice(0, set.indexOf(';'))
    return response
  })
  return axios
}

/** The service modules as the browser has them, behind a gateway that talks to a sandbox. */
export async function servicesBehindGateway(sandboxUrl: string) {
  const { request: answer, drawChallenge } = gatewayForTest({
    ACCOUNT_API_URL: `${sandboxUrl}/account`,
    TRADING_API_URL: `${sandboxUrl}/trading`,
    EKYC_API_URL: `${sandboxUrl}/ekyc`,
    IDENTITY_API_URL: `${sandboxUrl}/identity`,
    PAYMENT_APP_API_URL: `${sandboxUrl}/payment-app`,
    // One applicant asks again and again here.
    RATE_LIMITS: '*.address=9000/600 *.recipient=9000/600 *.found=9000/600',
    // The sandbox's secrets are refused anywhere else.
    SITE_URL: 'http://127.0.0.1',
    ...sandboxSecrets,
  })

  const gateway = await listen(
    [
      http.post('*/api/liveness-challenge', ({ request }) => drawChallenge(request)),
      http.all('*', ({ request }) => answer(request)),
    ],
    0,
  )
  const timeouts = { read: patientMs, write: patientMs, upload: patientMs }
  let abandoned: Abandoned | undefined
  const client = (service: Service | null, axios: AxiosInstance, draft: () => string) =>
    createAxiosClient({
      axios,
      baseUrl: service === null ? `${gateway.url}/api` : `${gateway.url}/api/gateway/${service}`,
      locale: 'vi',
      headers: () => ({ [applicationHeader]: draft() }),
      viaGateway: true,
      timeouts,
      // Reads are repeated without a pause worth waiting for.
      retry: { tries: 2, baseMs: 1, maxMs: 1 },
    })
  /** A browser with cookies of its own; each page of it names its draft. */
  const openBrowser: OpenBrowser = () => {
    const axios = withCookies(create({ headers: { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1' } }))
    axios.interceptors.request.use((request) =>
      abandoned && request.url?.includes(abandoned.path)
        ? { ...request, adapter: abandoning(abandoned.when) }
        : request,
    )
    return (draft) => ({
      trading: createTradingApi(client('trading', axios, draft)),
      account: createAccountApi(client('account', axios, draft)),
      ekyc: createEkycApi(client('ekyc', axios, draft)),
      challenge: createChallengeApi(client(null, axios, draft)),
      identity: createIdentityApi(client('identity', axios, draft)),
      paymentApp: createPaymentAppApi(client('payment-app', axios, draft)),
    })
  }
  return {
    openBrowser,
    close: () => gateway.close(),
    /** Until the returned function is called, each call of a path times out in the browser as soon as `when` is fulfilled. */
    timeOut: (path: string, when: () => Promise<void>): (() => void) => {
      abandoned = { path, when }
      return () => {
        abandoned = undefined
      }
    },
  }
}
