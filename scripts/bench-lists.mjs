/**
 * `npm run bench:lists`: what every list costs on the demo's content and on a hundred times as much. Writes the table into the
 * README and fails when a list becomes more than 1.5 times as heavy or slow.
 */
import { benchLists } from './bench/lists.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'

await main(() => {
  ensureInstalled()
  return benchLists()
})
