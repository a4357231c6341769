/** `npm run verify`: everything that can be said about the code without a browser. */
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { verify } from './lib/verification.mjs'

await main(async () => {
  ensureInstalled()
  return (await verify()).length === 0 ? 0 : 1
})
