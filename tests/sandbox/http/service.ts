import type { Service } from '@/lib/backends/endpoint'

/** A backend of docs/specification.md#calls, or the host of pictures and documents that content refers to. */
export type ServiceName = Service | 'media'

/** The path of each service on the sandbox's one port. */
export const serviceBases = {
  main: '/main/api',
  news: '/news',
  video: '/video',
  account: '/account',
  trading: '/trading',
  ekyc: '/ekyc',
  identity: '/identity',
  'bank-list': '/bank-list',
  'payment-app': '/payment-app',
  market: '/market',
  media: '/media',
} as const satisfies Record<ServiceName, string>

export const serviceNames = Object.keys(serviceBases).filter(isServiceName)

export function isServiceName(value: string): value is ServiceName {
  return Object.hasOwn(serviceBases, value)
}
