import { main } from '../../scripts/lib/main.mjs'
import { anyFreePort, portFrom, requireFree } from '../../scripts/lib/network.mjs'
import { instanceFromEnvironment, ownInstance } from '../../scripts/lib/instance.mjs'
import { siteUrl } from '../../scripts/lib/stack.mjs'
import { cmsUrl, editor, type Place, startDemo } from './demo'
import { prove } from './proof'

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** Until somebody ends it. */
async function demonstrate(): Promise<number> {
  const instance = instanceFromEnvironment({ distDir: '.next-cms' })
  const place: Place = {
    instance,
    cmsPort: portFrom('CMS_PORT', 3100),
    readingPort: await anyFreePort(),
    adapterPort: await anyFreePort(),
    say,
  }
  await requireFree('PORT', instance.port)
  await requireFree('CMS_PORT', place.cmsPort)
  const { servers } = await startDemo(place)
  say(`
  Site    ${siteUrl(instance)}
  Editor  ${cmsUrl(place)}/admin      ${editor.email}   ${editor.password}

  An edit in the editor is on its page when the page is loaded again. Ctrl-C ends all of it.
`)
  const ended = await Promise.race(servers.map(async (server) => ({ server, code: await server.exit })))
  throw new Error(`${ended.server.name} ended with code ${ended.code}:\n${ended.server.tail()}`)
}

/** On free ports and from nothing. */
async function test(): Promise<number> {
  const place: Place = {
    // The browser tests prove the strictest policy.
    instance: { ...(await ownInstance('cms-proof')), withoutThirdParties: true },
    cmsPort: await anyFreePort(),
    readingPort: await anyFreePort(),
    adapterPort: await anyFreePort(),
    say,
  }
  return prove(place)
}

/** `npm run demo:cms`, and `npm run demo:cms -- --test`. */
await main(process.argv.includes('--test') ? test : demonstrate, () => say('\nStopping …'))
