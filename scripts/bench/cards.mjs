/**
 * `npm run bench:cards`: times the card reader with the fake camera and checks that it never stops the preview. Fails
 * above the limits of e2e/bench/card-reading.spec.ts. Run it on an otherwise idle machine.
 */
import { browserTests } from '../lib/browser-tests.mjs'
import { ensureInstalled } from '../lib/install.mjs'
import { main } from '../lib/main.mjs'
import { run } from '../lib/processes.mjs'

await main(async () => {
  ensureInstalled()
  process.env['BENCH'] = '1'
  const { code } = await run(browserTests(['--project=bench', '--workers=1', ...process.argv.slice(2)]))
  return code
})
