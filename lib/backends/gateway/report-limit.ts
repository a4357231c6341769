import 'server-only'

import { clientAddress } from '@/lib/platform/http/client-address'

import { gatewayDependencies } from './instance'

/** Seconds that an address has to wait before it reports again; null: it need not. */
export async function reportLimit(request: Request): Promise<number | null> {
  const { env, limiter } = gatewayDependencies()
  return limiter.consume('report.address', clientAddress(request.headers, env.TRUSTED_PROXY_HOPS))
}
