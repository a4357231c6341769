/** Backends of spec.md section 7 by the name the gateway gives them, and the path each has on the sandbox's one port. */
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

export function isServiceName(value: string): value is ServiceName {
  return Object.hasOwn(serviceBases, value)
}

/** The service a path belongs to, with the rest of the path (`/trading/v1/x` is trading's `/v1/x`). */
export function serviceOfPath(pathname: string): { service: ServiceName; path: string } | undefined {
  for (const [service, base] of Object.entries(serviceBases)) {
    if (pathname === base || pathname.startsWith(`${base}/`)) {
      return isServiceName(service) ? { service, path: pathname.slice(base.length) || '/' } : undefined
    }
  }
  return undefined
}
