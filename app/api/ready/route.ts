import { after, connection } from 'next/server'

import { BackendProbe } from '@/lib/backends/readiness'
import { preloadFrame } from '@/lib/content/site-frame'
import { activeInvalidations } from '@/lib/platform/cache/active-invalidations'
import { EnvError } from '@/lib/platform/env/load'
import { serverEnv } from '@/lib/platform/env/server'
import { locales } from '@/lib/platform/i18n/locales'
import { log } from '@/lib/platform/log/logger'

const headers = { 'cache-control': 'no-store' }

let probe: BackendProbe | undefined
let isPreloaded = false

/** Once, and after the answer: the pages of the build need no backend, so a slow one delays nothing. */
function preloadFrames(): void {
  if (isPreloaded) return
  isPreloaded = true
  after(async () => {
    await Promise.all(locales.map(preloadFrame))
  })
}

/**
 * Readiness: 503 while the environment is not complete, and until it is known what was edited before the start. Backends that
 * do not answer are counted, a Redis that is lost later is told, and neither fails anything, because kept pages need none;
 * names of backends and of missing settings are for the log. The first 200 also loads what every page shows, so that the first page
 * that is rendered after a start does not wait for it.
 */
export async function GET(): Promise<Response> {
  await connection()
  try {
    const edits = activeInvalidations()?.state
    if (edits?.loaded === false) return Response.json({ status: 'not-ready', edits }, { status: 503, headers })
    probe ??= new BackendProbe(serverEnv(), (down) => log().warn({ down }, 'backends that do not answer'))
    preloadFrames()
    return Response.json({ status: 'ready', edits, backendsDown: (await probe.down()).length }, { headers })
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    return Response.json({ status: 'not-ready' }, { status: 503, headers })
  }
}
