import type { Endpoint, EndpointTable, Service } from '@/lib/backends/endpoint'

import type { Sandbox } from '../sandbox-state'
import { Created, type Call, type Handler, type Handlers } from './handler'
import { givenFields } from './given-fields'
import { readBody } from './read-request'
import { requireSecret } from './require-secret'
import type { ServiceName } from './service'

export type Params = Readonly<Record<string, string>>

/** One path of one service and what answers it. */
export interface Route {
  readonly service: ServiceName
  readonly method: Endpoint['method']
  /** Relative to the base of the service; `{name}` is one segment. */
  readonly path: string
  readonly answer: (call: Call, params: Params, sandbox: Sandbox) => Promise<Response>
}

/**
 * Routes of a service: method, path, secret and schemas are those of the product's endpoint table. `reportsPath` takes
 * the place of the path that is a setting of the site.
 */
export function routesOf<const Table extends EndpointTable>(
  service: Service,
  table: Table,
  handlers: Handlers<Table>,
  reportsPath: string,
): Route[] {
  return Object.entries(table).map(([name, endpoint]) => ({
    service,
    method: endpoint.method,
    path: endpoint.upstreamPath === 'reports-path' ? reportsPath : endpoint.path,
    // The handler takes the call of this very endpoint, which readBody and the router make.
    answer: (call, params, sandbox) => answerWith(endpoint, handlers[name] as Handler<Endpoint>, call, params, sandbox),
  }))
}

async function answerWith(
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  call: Call,
  params: Params,
  sandbox: Sandbox,
): Promise<Response> {
  requireSecret(endpoint, call.headers, sandbox)
  const body = await readBody(endpoint, call.request)
  call.journaled.fields = givenFields(call.query, body)
  const answer: unknown = await handler({ ...call, params, body: body as undefined }, sandbox)
  return answer instanceof Response ? answer : toResponse(endpoint, answer)
}

/** A sandbox answer that the site's own schema refuses is a bug here, so it throws. */
function toResponse({ response }: Endpoint, answer: unknown): Response {
  const created = answer instanceof Created
  const body: unknown = created ? answer.body : answer
  if (response !== 'pdf') response.parse(body)
  return Response.json(body, { status: created ? 201 : 200 })
}
