/** `npm run e2e`: the browser tests, on the production build and a real sandbox process. Arguments go to Playwright. */
import { runBrowserTests } from './lib/browser-tests.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'

await main(async () => {
  ensureInstalled()
  return runBrowserTests(process.argv.slice(2))
})
