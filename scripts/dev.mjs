/** `npm run dev`: the sandbox backends and the site with hot reload. */
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { requireFree } from './lib/network.mjs'
import { placeFromEnvironment } from './lib/place.mjs'
import { sandboxUrl, startDevelopmentSite, startSandbox } from './lib/stack.mjs'

await main(async () => {
  const place = placeFromEnvironment()
  await requireFree('PORT', place.port)
  ensureInstalled()
  const sandbox = await startSandbox(place)
  console.log(`Backends: ${sandboxUrl(place)}`)
  const site = await startDevelopmentSite(place)
  const ended = await Promise.race([sandbox, site].map(async (server) => ({ server, code: await server.exit })))
  throw new Error(`${ended.server.name} ended with code ${ended.code}:\n${ended.server.tail()}`)
})
