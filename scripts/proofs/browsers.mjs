/**
 * `npm run proof:browsers`: Debian's firefox-esr and WebKitGTK, the engine of Safari, open an account by upload against the
 * production build and the sandbox. `--reuse-build`; `--only=firefox` or `--only=webkit`.
 */
import { main } from '../lib/main.mjs'
import { run } from '../lib/processes.mjs'
import { bin } from '../lib/repository.mjs'
import { ensurePrograms } from '../lib/servers.mjs'
import { sandboxUrl, siteUrl, startSite } from '../lib/stack.mjs'
import { buildForProof } from './support.mjs'

/** What each browser needs, with the Debian packages: WebKitGTK has no mode without a screen. */
const programs = {
  firefox: { 'firefox-esr': 'firefox-esr' },
  webkit: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' },
}

await main(async () => {
  const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length)
  const chosen = Object.entries(programs).filter(([name]) => only === undefined || name === only)
  for (const [, needed] of chosen) ensurePrograms(needed)
  const { instance } = await buildForProof()
  await startSite(instance)
  const names = chosen.map(([name]) => name)
  const args = ['e2e/other-browsers/main.ts', siteUrl(instance), sandboxUrl(instance), ...names]
  const { code } = await run({ name: 'proof', command: bin('tsx'), args, echo: true })
  return code
})
