import type { Service } from '@/lib/backends/endpoint'
import type { Env } from '@/lib/platform/env/schema'

/** Base URL of a service, without a trailing slash; null for an optional service that is not set. */
export function optionalServiceBase(env: Env, service: Service): string | null {
  const bases: Record<Service, string | null> = {
    main: env.MAIN_API_URL,
    news: env.NEWS_API_URL,
    video: env.VIDEO_API_URL,
    account: env.ACCOUNT_API_URL,
    trading: env.TRADING_API_URL,
    ekyc: env.EKYC_API_URL,
    identity: env.IDENTITY_API_URL,
    'bank-list': env.BANK_LIST_API_URL,
    'payment-app': env.PAYMENT_APP_API_URL,
    market: env.MARKET_API_URL ?? null,
  }
  return bases[service]
}

/**
 * Base URL of a service, without a trailing slash.
 * @throws {Error} for an optional service that is not set
 */
export function serviceBase(env: Env, service: Service): string {
  const base = optionalServiceBase(env, service)
  if (base === null) throw new Error(`The address of the ${service} service is not set`)
  return base
}

/** Path of an endpoint at the backend; configurable for endpoints with `upstreamPath`. */
export function upstreamPath(env: Env, endpoint: { path: string; upstreamPath?: 'reports-path' }): string {
  return endpoint.upstreamPath === 'reports-path' ? env.REPORTS_PATH.replace(/^\//, '') : endpoint.path
}
