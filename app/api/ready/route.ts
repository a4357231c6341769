import { connection } from 'next/server'

import { BackendProbe } from '@/lib/backends/readiness'
import { activeInvalidations } from '@/lib/platform/cache/active-invalidations'
import { EnvError } from '@/lib/platform/env/load'
import { serverEnv } from '@/lib/platform/env/server'
import { log } from '@/lib/platform/log/logger'

const headers = { 'cache-control': 'no-store' }

let probe: BackendProbe | undefined

/**
 * Readiness: 503 while the environment is not complete, and until it is known what was edited before the start. Backends that
 * do not answer are counted, a Redis that is lost later is told, and neither fails anything, because kept pages need none;
 * names of backends and of missing settings are for the log.
 */
export async function GET(): Promise<Response> {
  await connection()
  try {
    const edits = activeInvalidations()?.state
    if (edits?.loaded === false) return Response.json({ status: 'not-ready', edits }, { status: 503, headers })
    probe ??= new BackendProbe(serverEnv(), (down) => log().warn({ down }, 'backends that do not answer'))
    return Response.json({ status: 'ready', edits, backendsDown: (await probe.down()).length }, { headers })
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    return Response.json({ status: 'not-ready' }, { status: 503, headers })
  }
}
