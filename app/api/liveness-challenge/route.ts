import { connection } from 'next/server'

import { gatewayDependencies } from '@/lib/backends/gateway/instance'
import { drawChallenge } from '@/lib/backends/gateway/liveness-challenge'

/** Draws the movements of a liveness check. */
export async function POST(request: Request): Promise<Response> {
  await connection()
  return drawChallenge(request, gatewayDependencies())
}
