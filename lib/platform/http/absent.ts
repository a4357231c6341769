/** An empty answer that no cache stores. */
export function absent(status: 404 | 503 = 404): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
}
