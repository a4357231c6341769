import { randomUUID } from 'node:crypto'

import { applicationHeader } from '@/lib/backends/application-header'
import { drawLivenessActions } from '@/lib/domain/identity/draw-liveness-actions'
import { clientAddress } from '@/lib/platform/http/client-address'
import { isFromThisSite } from '@/lib/platform/security/same-origin'

import type { GatewayDependencies } from './gateway'
import { GatewayError } from './gateway-error'
import { reportOwnCall } from './own-call'
import { requireCard, requireFace, requireTries } from './opening-checks'

/**
 * Draws the movements of the next liveness check. They are sealed in the cookie of the opening, so that frames of other
 * movements, or of an earlier challenge, are refused. 200 with the movements and the challenge's id; 403 without an opening
 * of one's own, 422 before card and face, 429 over the limit of the e-KYC calls.
 */
export async function drawChallenge(request: Request, dependencies: GatewayDependencies): Promise<Response> {
  return reportOwnCall(request, 'liveness-challenge', dependencies, drawnOrRefused(request, dependencies))
}

async function drawnOrRefused(request: Request, dependencies: GatewayDependencies): Promise<Response> {
  try {
    return await draw(request, dependencies)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    const { status, code, fields, retryAfter } = error
    return answer({ code, ...(fields && { data: { fields } }) }, status, {
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    })
  }
}

async function draw(request: Request, { env, limiter, cookie, now = () => new Date() }: GatewayDependencies) {
  if (!isFromThisSite(request, env.SITE_URL)) throw new GatewayError(403, 'NOT_ALLOWED')
  const seconds = await limiter.consume('ocr.address', clientAddress(request.headers, env.TRUSTED_PROXY_HOPS))
  if (seconds !== null) throw new GatewayError(429, undefined, { retryAfter: seconds })
  const date = now()
  const at = Math.floor(date.getTime() / 1000)
  const opening = await cookie.read(request.headers.get('cookie'), date)
  if (opening === null || opening.application !== request.headers.get(applicationHeader)) {
    throw new GatewayError(403, 'NOT_ALLOWED')
  }
  const moment = { seconds: at, date }
  requireCard(opening, moment)
  requireFace(opening, moment)
  requireTries(opening, 'live')
  const actions = drawLivenessActions()
  const challenge = { id: randomUUID(), actions: actions.join(','), at }
  return answer({ data: { challenge: challenge.id, actions } }, 200, {
    'set-cookie': await cookie.seal({ ...opening, challenge }, date),
  })
}

function answer(body: object, status: number, headers: Record<string, string>): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
