/**
 * `npm run contract -- --main URL --news URL …`: calls real backends and prints a row for each call: fits, fits with
 * remarks, or what breaks the contract (docs/adopting.md).
 */
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { run } from './lib/processes.mjs'
import { bin } from './lib/repository.mjs'

await main(async () => {
  ensureInstalled()
  const args = ['tests/contract-check/main.ts', ...process.argv.slice(2)]
  const { code } = await run({ name: 'contract', command: bin('tsx'), args, echo: true })
  return code
})
