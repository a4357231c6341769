/** `npm run cluster`: the demo as it runs in production: two instances that share Redis, behind nginx, on PORT. */
import { startInstance, startNginx, startRedis } from './lib/cluster.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { instanceFromEnvironment } from './lib/instance.mjs'
import { main } from './lib/main.mjs'
import { anyFreePort, requireFree } from './lib/network.mjs'
import { ensureServers } from './lib/servers.mjs'
import { buildSite, logOf, sandboxUrl, siteUrl, startSandbox } from './lib/stack.mjs'

await main(
  async () => {
    const instance = instanceFromEnvironment()
    await requireFree('PORT', instance.port)
    ensureInstalled()
    ensureServers()

    console.log('Starting the sandbox backends …')
    const sandbox = await startSandbox(instance)
    console.log('Building the site (about a minute) …')
    await buildSite(instance)
    console.log('Starting Redis, two instances and nginx …')
    const redisPort = await anyFreePort()
    const redis = await startRedis(`${instance.stateDir}/redis`, redisPort)
    const sites = [
      await startInstance(instance, { name: 'site-1', redisPort }),
      await startInstance(instance, { name: 'site-2', redisPort }),
    ]
    const nginx = await startNginx(instance, sites)

    console.log(`
  Site         ${siteUrl(instance)}          through nginx
  Instances    ${sites.map(({ url }) => url).join('   ')}
  Redis        redis://127.0.0.1:${redisPort}
  Backends     ${sandboxUrl(instance)}
  Logs         ${logOf(instance, 'site-1')} …

  Ctrl-C ends all of it.
`)
    const servers = [sandbox, redis, nginx, ...sites.map(({ process }) => process)]
    const ended = await Promise.race(servers.map(async (server) => ({ server, code: await server.exit })))
    throw new Error(`${ended.server.name} ended with code ${ended.code}:\n${ended.server.tail()}`)
  },
  () => console.log('\nStopping …'),
)
