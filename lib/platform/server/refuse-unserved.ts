import type { IncomingMessage, ServerResponse } from 'node:http'

/** Methods of pages and files. Route handlers below /api declare theirs. */
const readMethods: readonly string[] = ['GET', 'HEAD']

/** Methods that Next can pass on to a route handler: all but TRACE, of which the Fetch standard makes no request. */
const apiMethods: readonly string[] = [...readMethods, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Dot segments: the method check would see `/api/../x` as an API path, but Next resolves it to `/x`. */
const dotSegment = /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\]|$)/i

/** Whether the path is UTF-8 and names one place. Browsers resolve dot segments before they send a request. */
function isPlain(path: string): boolean {
  try {
    decodeURIComponent(path)
    return !dotSegment.test(path)
  } catch {
    return false
  }
}

/**
 * Refuses what Next answers with 500 although the caller is at fault: paths that are not UTF-8 or not resolved, methods that nothing
 * serves, and forms sent to pages, which Next takes for Server Actions (the site has none).
 */
export function refuseUnserved({ url = '/', method = '' }: IncomingMessage, response: ServerResponse): boolean {
  const path = url.split('?')[0] ?? '/'
  if (!isPlain(path)) return refuse(response, 400)
  const allowed = path.startsWith('/api/') ? apiMethods : readMethods
  if (allowed.includes(method)) return false
  response.setHeader('allow', allowed.join(', '))
  return refuse(response, 405)
}

function refuse(response: ServerResponse, status: number): true {
  response.setHeader('cache-control', 'no-store')
  response.writeHead(status, { 'content-length': '0' }).end()
  return true
}
