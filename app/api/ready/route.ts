import { connection } from 'next/server'

import { BackendProbe } from '@/lib/backends/readiness'
import { EnvError } from '@/lib/platform/env/load'
import { serverEnv } from '@/lib/platform/env/server'
import { log } from '@/lib/platform/log/logger'

const headers = { 'cache-control': 'no-store' }

let probe: BackendProbe | undefined

/**
 * Readiness: 503 while the environment is not complete. Backends that do not answer are counted and fail nothing, because
 * kept pages need none; their names, and those of missing settings, are for the log.
 */
export async function GET(): Promise<Response> {
  await connection()
  try {
    probe ??= new BackendProbe(serverEnv(), (down) => log().warn({ down }, 'backends that do not answer'))
    return Response.json({ status: 'ready', backendsDown: (await probe.down()).length }, { headers })
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    return Response.json({ status: 'not-ready' }, { status: 503, headers })
  }
}
