/** Answer of a route handler that has nothing to give; no cache keeps it. */
export function absent(status: 404 | 503 = 404): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
}
