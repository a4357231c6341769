import { count } from '@/lib/platform/telemetry/metrics'

import { markReported } from './console-lines'
import { log } from './logger'

/** Where an error came from, as Next says it; the address of the visitor is left out. */
export interface ErrorSource {
  readonly routePath: string
  readonly routeType: string
  readonly renderSource?: string | undefined
  readonly revalidateReason?: string | undefined
}

function digestOf(error: unknown): string | undefined {
  const digest: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'digest') : undefined
  return typeof digest === 'string' ? digest : undefined
}

/** One line for an error of a page or a route handler, with the digest that the visitor's page shows. */
export function reportRenderError(error: unknown, source: ErrorSource): void {
  markReported(error)
  const { routePath, routeType, renderSource, revalidateReason } = source
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const line = { event: 'render-error', routePath, routeType, renderSource, revalidateReason, digest: digestOf(error) }
  log().error({ ...line, error: { name, message, stack } }, 'a page could not be rendered')
  count('render.errors', { route: routePath, type: routeType })
}
