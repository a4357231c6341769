import { applicationHeader } from '@/lib/backends/application-header'
import { handoffPutSchema, handoffTakeSchema, maxHandoffBytes } from '@/lib/backends/handoff-schemas'
import { clientAddress } from '@/lib/platform/http/client-address'
import { parseJson, readText } from '@/lib/platform/http/read-text'
import { isFromThisSite } from '@/lib/platform/security/same-origin'

import type { GatewayDependencies } from './gateway'
import type { HandoffBox } from './handoff-box'
import { reportOwnCall } from './own-call'

/** Limit group of these calls: they are look-ups, and a flood of them is one of look-ups. */
const limitName = 'lookup.address'

/** Milliseconds in which a sealed application must arrive. */
const maxBodyMs = 15_000

type Dependencies = Pick<GatewayDependencies, 'env' | 'limiter' | 'cookie' | 'report'> & { readonly box: HandoffBox }

const refuse = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })

const answer = (body: object) => Response.json(body, { headers: { 'cache-control': 'no-store' } })

/**
 * Keeps an application, sealed by the browser, for the other device: 200 with its number. The server cannot read it,
 * because the key is in the QR code alone. Only a browser with an opening of its own may leave one (403).
 */
export async function putHandoff(request: Request, dependencies: Dependencies): Promise<Response> {
  return reportOwnCall(request, 'handoff', dependencies, put(request, dependencies))
}

async function put(request: Request, dependencies: Dependencies): Promise<Response> {
  const body = await admitted(request, dependencies)
  if (body instanceof Response) return body
  const opening = await dependencies.cookie.read(request.headers.get('cookie'), new Date())
  if (opening?.application !== request.headers.get(applicationHeader)) return refuse(403)
  const parsed = handoffPutSchema.safeParse(body)
  if (!parsed.success) return refuse(422)
  return answer({ number: await dependencies.box.put(parsed.data.sealed) })
}

/** Gives a sealed application to whoever names its number, once: 200, else 404. */
export async function takeHandoff(request: Request, dependencies: Dependencies): Promise<Response> {
  return reportOwnCall(request, 'handoff/take', dependencies, take(request, dependencies))
}

async function take(request: Request, dependencies: Dependencies): Promise<Response> {
  const body = await admitted(request, dependencies)
  if (body instanceof Response) return body
  const parsed = handoffTakeSchema.safeParse(body)
  const sealed = parsed.success ? await dependencies.box.take(parsed.data.number) : null
  return sealed === null ? refuse(404) : answer({ sealed })
}

/** The JSON body of a call from a page of this site, within the limits; else the refusal. */
async function admitted(request: Request, { env, limiter }: Dependencies): Promise<unknown> {
  if (!isFromThisSite(request, env.SITE_URL)) return refuse(403)
  const seconds = await limiter.consume(limitName, clientAddress(request.headers, env.TRUSTED_PROXY_HOPS))
  if (seconds !== null) return refuse(429, { 'retry-after': String(seconds) })
  const text = await readText(request.body, { maxBytes: maxHandoffBytes, maxMs: maxBodyMs })
  if (text.ok) return parseJson(text.value)
  return text.error === 'too-large' ? refuse(413) : refuse(400, { connection: 'close' })
}
