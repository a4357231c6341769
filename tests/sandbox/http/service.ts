/** Backends of docs/specification.md#calls by the name the gateway gives them, and the path each has on the sandbox's one port. */
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
  media: '/media',
} as const

export type ServiceName = keyof typeof serviceBases

export const serviceNames = Object.keys(serviceBases).filter(isServiceName)

export function isServiceName(value: string): value is ServiceName {
  return Object.hasOwn(serviceBases, value)
}
