/** `npm start`: serves the build in production mode. Rejects an incomplete, invalid or unsafe environment. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { loopback, portFrom, requireFree } from './lib/network.mjs'
import { isInstalled, root } from './lib/repository.mjs'

/** Starts the site, or throws an error whose message says what to do. */
async function start() {
  if (!isInstalled({ production: true })) throw new Error('Packages are missing or old: run npm ci')
  Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })
  // Both are read after the packages have been checked, and by the pinned Node, which reads TypeScript.
  const { environmentProblemOfStart } = await import('./start/check-environment.mjs')
  const problem = environmentProblemOfStart(root)
  if (problem !== null) throw new Error(problem)
  const distDir = process.env.NEXT_DIST_DIR ?? '.next'
  if (!existsSync(join(root, distDir, 'BUILD_ID')))
    throw new Error(`There is no build in ${distDir}: run npm run build`)
  const port = portFrom('PORT', 3000)
  await requireFree('PORT', port)
  const { serve } = await import('./start/serve.mjs')
  return serve({ dir: root, distDir, hostname: process.env.HOST ?? loopback, port })
}

/** Ends the process when the calls in flight have been answered. @param {{ stop: () => Promise<void> }} site */
function stopOnSignals(site) {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await site.stop()
    process.exit(0)
  }
  // Each arrives twice: from the terminal or supervisor, and from npm, which passes it on.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => void stop())
  if (process.env.npm_lifecycle_event) {
    // npm was killed, and could not pass anything on.
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && void stop(), 1000).unref()
  }
}

try {
  stopOnSignals(await start())
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
