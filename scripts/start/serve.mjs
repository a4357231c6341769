import { join } from 'node:path'

import next from 'next'

import { activateInvalidations } from '../../lib/platform/cache/active-invalidations.ts'
import { cacheFolder } from '../../lib/platform/cache/cache-folder.ts'
import { Invalidations } from '../../lib/platform/cache/invalidations.ts'
import { removeOtherBuilds } from '../../lib/platform/cache/remove-other-builds.ts'
import { SharedTags } from '../../lib/platform/cache/shared-tags.ts'
import { TagJournal } from '../../lib/platform/cache/tag-journal.ts'
import { callerOf, comesThroughUnknownProxy } from '../../lib/platform/document-server/caller.ts'
import { compressedFiles } from '../../lib/platform/document-server/compressed-files.ts'
import { createDocumentServer } from '../../lib/platform/document-server/document-server.ts'
import { createHttpServer } from '../../lib/platform/document-server/http-server.ts'
import { cameraCookieName } from '../../lib/platform/device/camera.ts'
import { loadEnv } from '../../lib/platform/env/load.ts'
import { cookieValue } from '../../lib/platform/http/cookie-value.ts'
import { localeCookie } from '../../lib/platform/i18n/locale-cookie.ts'
import { processLog } from '../../lib/platform/log/process-log.ts'
import { documentKey } from '../../lib/routes/document-key.ts'
import { dependsOnVisitor, pageRedirect } from '../../lib/routes/page-redirect.ts'

/**
 * Starts the site in production: Next's request handler behind the document server (docs/architecture.md#serving). The
 * environment has been checked.
 * @param {{ dir: string, distDir: string, hostname: string, port: number }} options
 */
export async function serve({ dir, distDir, hostname, port }) {
  const env = loadEnv()
  const hops = env.TRUSTED_PROXY_HOPS
  const log = processLog(env.LOG_LEVEL)
  const build = join(dir, distDir)
  removeOtherBuilds(build)
  const invalidations = new Invalidations({
    journal: new TagJournal(join(cacheFolder(build), 'invalidated-tags.jsonl')),
    shared: env.REDIS_URL === undefined ? null : new SharedTags(env.REDIS_URL),
    log,
  })
  await invalidations.start()
  activateInvalidations(invalidations)

  const app = next({ dev: false, dir, hostname, port })
  await app.prepare()
  const nextHandler = app.getRequestHandler()
  const handle = createDocumentServer({
    next: (request, response) => nextHandler(request, response),
    keyOf: documentKey,
    isRedirected: ({ pathname, search }, headers) =>
      pageRedirect({
        pathname,
        search,
        userAgent: headers['user-agent'] ?? '',
        localeCookie: cookieValue(headers.cookie, localeCookie.name),
        cameraCookie: cookieValue(headers.cookie, cameraCookieName),
      }) !== null,
    dependsOnVisitor,
    compressedFile: await compressedFiles(build),
    callerOf: (request) => callerOf(request, hops),
  })

  let warned = false
  const { server, stop } = createHttpServer((request, response) => {
    if (!warned && comesThroughUnknownProxy(request, hops)) {
      warned = true
      log.warn('Requests come through a proxy, but TRUSTED_PROXY_HOPS is 0: all visitors share one rate limit')
    }
    handle(request, response).catch((error) => {
      log.error({ error: String(error) }, 'request failed')
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, hostname, () => resolve(undefined))
  })
  log.info({ hostname, port }, 'site is listening')
  return {
    async stop() {
      await stop()
      await app.close()
      await invalidations.close()
    },
  }
}
