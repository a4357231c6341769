import { connection } from 'next/server'

import { handleGatewayRequest } from '@/lib/backends/gateway/gateway'
import { gatewayDependencies } from '@/lib/backends/gateway/instance'

/** The browser's only way to the backends (docs/architecture.md, Gateway). */
async function gateway(request: Request): Promise<Response> {
  await connection()
  return handleGatewayRequest(request, gatewayDependencies())
}

export { gateway as GET, gateway as POST, gateway as PUT }
