import { connection } from 'next/server'

import { probeBackends } from '@/lib/backends/readiness'
import { activeInvalidations } from '@/lib/platform/cache/active-invalidations'
import { EnvError } from '@/lib/platform/env/load'
import { serverEnv } from '@/lib/platform/env/server'

const headers = { 'cache-control': 'no-store' }

/**
 * Readiness: 503 while the environment is not complete, and until it is known what was edited before the start; backends that
 * do not answer, and a Redis that is lost later, are reported and fail nothing.
 */
export async function GET(): Promise<Response> {
  await connection()
  try {
    const edits = activeInvalidations()?.state
    if (edits?.loaded === false) return Response.json({ status: 'not-ready', edits }, { status: 503, headers })
    return Response.json({ status: 'ready', edits, backends: await probeBackends(serverEnv()) }, { headers })
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    return Response.json(
      { status: 'not-ready', missing: error.problems.map(({ name }) => name) },
      { status: 503, headers },
    )
  }
}
