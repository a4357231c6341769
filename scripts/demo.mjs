/** `npm run demo`: the whole product on this machine, with nothing to configure. */
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { requireFree } from './lib/network.mjs'
import { placeFromEnvironment } from './lib/place.mjs'
import { buildSite, logOf, sandboxUrl, siteUrl, startSandbox, startSite } from './lib/stack.mjs'

const stopping = () => console.log('\nStopping …')

await main(async () => {
  const place = placeFromEnvironment()
  await requireFree('PORT', place.port)
  ensureInstalled()

  console.log('Starting the sandbox backends …')
  const sandbox = await startSandbox(place)
  console.log('Building the site (about a minute) …')
  const { seconds } = await buildSite(place)
  console.log(`Built in ${Math.round(seconds)} s. Starting …`)
  const site = await startSite(place)

  console.log(`
  Site         ${siteUrl(place)}          English ${siteUrl(place)}/en   한국어 ${siteUrl(place)}/kr
  Open account ${siteUrl(place)}/register
  Backends     ${sandboxUrl(place)}          one-time passwords, specimen ID cards, opened accounts
  Logs         ${logOf(place, 'site')}

  Ctrl-C ends all of it.
`)
  const ended = await Promise.race([sandbox, site].map(async (server) => ({ server, code: await server.exit })))
  throw new Error(`${ended.server.name} ended with code ${ended.code}:\n${ended.server.tail()}`)
}, stopping)
