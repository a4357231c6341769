/**
 * `npm run mutation`: breaks the machine, the rules and the mappers in every small way and counts how many of the breaks a
 * test notices; under 85 % it fails. Arguments go to Stryker: `npm run mutation -- --mutate lib/domain/validation/text-rules.ts`.
 * Takes some ten minutes, so it is no part of `npm test`. Stryker and its 190 packages are fetched at the first run.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { run } from './lib/processes.mjs'
import { root } from './lib/repository.mjs'

const version = '10.1.1'
// Below node_modules, from where its runner finds the vitest of this repository.
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
