import { connection } from 'next/server'

/** Liveness: this process answers. Nothing else is asked, so that a backend's outage restarts nobody. */
export async function GET(): Promise<Response> {
  await connection()
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}
