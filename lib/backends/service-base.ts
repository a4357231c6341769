import type { Service } from '@/lib/backends/endpoint'
import type { Env } from '@/lib/platform/env/schema'

/** Address that the paths of a service are put behind, without a slash at the end. */
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

/** Path of an endpoint at the backend, which for some is a setting. */
export function upstreamPath(env: Env, endpoint: { path: string; upstreamPath?: 'reports-path' }): string {
  return endpoint.upstreamPath === 'reports-path' ? env.REPORTS_PATH.replace(/^\//, '') : endpoint.path
}
