/**
 * `npm run mutation`: mutates the state machine, the rules and the mappers, and fails when tests detect less than 91 % of
 * the mutants. Arguments go to Stryker: `npm run mutation -- --mutate lib/domain/validation/text-rules.ts`. Takes about
 * ten minutes, so it is not part of `npm test`. The first run fetches Stryker and its 190 packages.
 */
import { join } from 'node:path'

import { fetchedTool } from './lib/fetched-tool.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { run } from './lib/processes.mjs'

const version = '10.1.1'

await main(async () => {
  ensureInstalled()
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${version}`)
  const stryker = join(await fetchedTool(`stryker-${version}`, packages), 'node_modules', '.bin', 'stryker')
  const args = ['run', 'tests/mutation/options.json', ...process.argv.slice(2)]
  const { code } = await run({ name: 'mutation', command: stryker, args, echo: true })
  return code
})
