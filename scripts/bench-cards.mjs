/**
 * `npm run bench:cards`: how long the card reader takes through the fake camera, and whether the preview ever stops for it.
 * Fails above the limits of e2e/bench/card-reading.spec.ts. The machine should have nothing else to do.
 */
import { runBrowserTests } from './lib/browser-tests.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'

await main(async () => {
  ensureInstalled()
  process.env['BENCH'] = '1'
  return runBrowserTests(['--project=bench', '--workers=1', ...process.argv.slice(2)])
})
