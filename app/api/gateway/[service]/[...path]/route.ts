import { connection } from 'next/server'

import { handleGatewayRequest } from '@/lib/api/gateway/gateway'
import { gatewayDependencies } from '@/lib/api/gateway/instance'

/** The browser's only way to the backends (docs/architecture.md, Gateway). */
async function gateway(request: Request): Promise<Response> {
  await connection()
  return handleGatewayRequest(request, gatewayDependencies())
}

export { gateway as GET, gateway as POST, gateway as PUT }
