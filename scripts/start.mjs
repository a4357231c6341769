/** `npm start`: serves the build in production mode. Rejects an incomplete or invalid environment. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { main } from './lib/main.mjs'
import { loopback, portFrom, requireFree } from './lib/network.mjs'
import { run, start } from './lib/processes.mjs'
import { bin, isInstalled, root } from './lib/repository.mjs'

await main(async () => {
  if (!isInstalled()) throw new Error('Packages are missing or old: run npm ci')
  const check = await run({ name: 'environment', command: bin('node'), args: ['scripts/start/check-environment.mjs'] })
  if (check.code !== 0) throw new Error(check.output)
  const folder = process.env.NEXT_DIST_DIR ?? '.next'
  if (!existsSync(join(root, folder, 'BUILD_ID'))) throw new Error(`There is no build in ${folder}: run npm run build`)
  const port = portFrom('PORT', 3000)
  await requireFree('PORT', port)
  const host = process.env.HOST ?? loopback
  const args = ['start', '--hostname', host, '--port', String(port)]
  return start({ name: 'site', command: bin('next'), args, echo: true }).exit
})
