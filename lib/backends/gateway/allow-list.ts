import { accountEndpoints } from '@/lib/backends/account/endpoints'
import { bankListEndpoints } from '@/lib/backends/bank-list/endpoints'
import { ekycEndpoints } from '@/lib/backends/ekyc/endpoints'
import { type Endpoint, type EndpointTable, type Service, services } from '@/lib/backends/endpoint'
import { identityEndpoints } from '@/lib/backends/identity/endpoints'
import { mainEndpoints } from '@/lib/backends/main/endpoints'
import { marketEndpoints } from '@/lib/backends/market/endpoints'
import { newsEndpoints } from '@/lib/backends/news/endpoints'
import { paymentAppEndpoints } from '@/lib/backends/payment-app/endpoints'
import { tradingEndpoints } from '@/lib/backends/trading/endpoints'
import { videoEndpoints } from '@/lib/backends/video/endpoints'

/** Every call of every backend (docs/specification.md#calls). */
export const endpointTables: Readonly<Record<Service, EndpointTable>> = {
  main: mainEndpoints,
  news: newsEndpoints,
  video: videoEndpoints,
  account: accountEndpoints,
  trading: tradingEndpoints,
  ekyc: ekycEndpoints,
  identity: identityEndpoints,
  'bank-list': bankListEndpoints,
  'payment-app': paymentAppEndpoints,
  market: marketEndpoints,
}

export type AllowedCall = {
  readonly service: Service
  readonly endpoint: Endpoint
  readonly params: Readonly<Record<string, string>>
}

/** Ids, versions and file names; excludes `.` and `..`, which would escape the path. */
const parameter = /^(?!\.{1,2}$)[\w.~-]{1,128}$/

function matchPath(template: string, segments: readonly string[]): Record<string, string> | null {
  const parts = template.split('/')
  if (parts.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? ''
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name === undefined ? segment !== part : !parameter.test(segment)) return null
    if (name !== undefined) params[name] = segment
  }
  return params
}

/** Method with which the browser makes a call. */
export function gatewayMethod({ method, hidesQuery }: Endpoint): Endpoint['method'] {
  return hidesQuery ? 'POST' : method
}

/** The declared call that the browser may make with this method and path, or null. */
export function findAllowedCall(method: string, service: string, segments: readonly string[]): AllowedCall | null {
  const known = services.find((name) => name === service)
  if (known === undefined) return null
  for (const endpoint of Object.values(endpointTables[known])) {
    const params = endpoint.browser && gatewayMethod(endpoint) === method ? matchPath(endpoint.path, segments) : null
    if (params !== null) return { service: known, endpoint, params }
  }
  return null
}
