/** `npm run dev`: the sandbox backends and the site with hot reload. */
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { requireFree } from './lib/network.mjs'
import { instanceFromEnvironment } from './lib/instance.mjs'
import { sandboxUrl, startDevelopmentSite, startSandbox } from './lib/stack.mjs'

await main(async () => {
  const instance = instanceFromEnvironment()
  await requireFree('PORT', instance.port)
  ensureInstalled()
  const sandbox = await startSandbox(instance)
  console.log(`Backends: ${sandboxUrl(instance)}`)
  const site = await startDevelopmentSite(instance)
  const ended = await Promise.race([sandbox, site].map(async (server) => ({ server, code: await server.exit })))
  throw new Error(`${ended.server.name} ended with code ${ended.code}:\n${ended.server.tail()}`)
})
