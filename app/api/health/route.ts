import { connection } from 'next/server'

/** Liveness: this process answers. It checks no backend, so that an outage of one does not restart the site. */
export async function GET(): Promise<Response> {
  await connection()
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}
