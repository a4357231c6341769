/** `npm run e2e`: the browser tests, on the production build and a real sandbox process. Arguments go to Playwright. */
import { browserTests } from './lib/browser-tests.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { run } from './lib/processes.mjs'

await main(async () => {
  ensureInstalled()
  const { code } = await run(browserTests(process.argv.slice(2)))
  return code
})
