import { randomUUID } from 'node:crypto'

import type { GatewayDependencies } from './gateway'

/**
 * Reports a call that the site answers itself, in the same log and metric as the calls that it forwards.
 * @param path template, without anything that a visitor sent
 */
export async function reportOwnCall(
  { method }: Request,
  path: string,
  { report }: Pick<GatewayDependencies, 'report'>,
  answer: Promise<Response>,
): Promise<Response> {
  const response = await answer
  report({ service: 'site', method, path, status: response.status, correlationId: randomUUID() })
  return response
}
