/** `npm run demo`: the whole product on this machine, with nothing to configure. */
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { requireFree } from './lib/network.mjs'
import { instanceFromEnvironment } from './lib/instance.mjs'
import { buildSite, logOf, sandboxUrl, siteUrl, startSandbox, startSite } from './lib/stack.mjs'

const stopping = () => console.log('\nStopping …')

await main(async () => {
  const instance = instanceFromEnvironment()
  await requireFree('PORT', instance.port)
  ensureInstalled()

  console.log('Starting the sandbox backends …')
  const sandbox = await startSandbox(instance)
  console.log('Building the site (about a minute) …')
  const { seconds } = await buildSite(instance)
  console.log(`Built in ${Math.round(seconds)} s. Starting …`)
  const site = await startSite(instance)

  console.log(`
  Site         ${siteUrl(instance)}          English ${siteUrl(instance)}/en   한국어 ${siteUrl(instance)}/kr
  Open account ${siteUrl(instance)}/register
  Backends     ${sandboxUrl(instance)}          one-time passwords, specimen ID cards, opened accounts
  Logs         ${logOf(instance, 'site')}

  Ctrl-C ends all of it.
`)
  const ended = await Promise.race([sandbox, site].map(async (server) => ({ server, code: await server.exit })))
  throw new Error(`${ended.server.name} ended with code ${ended.code}:\n${ended.server.tail()}`)
}, stopping)
