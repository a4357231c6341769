import type { Service } from '@/lib/backends/endpoint'
import type { Env } from '@/lib/platform/env/schema'

/** Base URL of a service, without a trailing slash. */
export function serviceBase(env: Env, service: Service): string {
  const bases: Record<Service, string> = {
    main: env.MAIN_API_URL,
    news: env.NEWS_API_URL,
    video: env.VIDEO_API_URL,
    account: env.ACCOUNT_API_URL,
    trading: env.TRADING_API_URL,
    ekyc: env.EKYC_API_URL,
    identity: env.IDENTITY_API_URL,
    'bank-list': env.BANK_LIST_API_URL,
    'payment-app': env.PAYMENT_APP_API_URL,
  }
  return bases[service]
}

/** Path of an endpoint at the backend; configurable for endpoints with `upstreamPath`. */
export function upstreamPath(env: Env, endpoint: { path: string; upstreamPath?: 'reports-path' }): string {
  return endpoint.upstreamPath === 'reports-path' ? env.REPORTS_PATH.replace(/^\//, '') : endpoint.path
}
