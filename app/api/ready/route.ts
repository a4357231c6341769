import { connection } from 'next/server'

import { probeBackends } from '@/lib/backends/readiness'
import { EnvError } from '@/lib/platform/env/load'
import { serverEnv } from '@/lib/platform/env/server'

const headers = { 'cache-control': 'no-store' }

/** Readiness: 503 while the environment is not complete; backends that do not answer are reported and fail nothing. */
export async function GET(): Promise<Response> {
  await connection()
  try {
    return Response.json({ status: 'ready', backends: await probeBackends(serverEnv()) }, { headers })
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    return Response.json(
      { status: 'not-ready', missing: error.problems.map(({ name }) => name) },
      { status: 503, headers },
    )
  }
}
