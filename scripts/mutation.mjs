/**
 * `npm run mutation`: mutates the state machine, the rules and the mappers, and fails when tests detect less than 85 % of
 * the mutants. Arguments go to Stryker: `npm run mutation -- --mutate lib/domain/validation/text-rules.ts`. Takes about
 * ten minutes, so it is not part of `npm test`. The first run fetches Stryker and its 190 packages.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { run } from './lib/processes.mjs'
import { root } from './lib/repository.mjs'

const version = '10.1.1'
// Inside node_modules, so that its runner resolves this repository's vitest.
const home = join(root, 'node_modules', '.cache', `stryker-${version}`)
const stryker = join(home, 'node_modules', '.bin', 'stryker')

await main(async () => {
  ensureInstalled()
  if (!existsSync(stryker)) {
    const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${version}`)
    const args = ['install', '--prefix', home, '--no-save', '--legacy-peer-deps', '--ignore-scripts', ...packages]
    const { code } = await run({ name: 'npm', command: 'npm', args, echo: true })
    if (code !== 0) throw new Error('Stryker could not be fetched')
  }
  const args = ['run', 'tests/mutation/options.json', ...process.argv.slice(2)]
  const { code } = await run({ name: 'mutation', command: stryker, args, echo: true })
  return code
})
