import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { run } from './processes.mjs'
import { root } from './repository.mjs'

/**
 * Tools that only long measurements need, with more packages than the whole repository: fetched once, in exact versions, instead
 * of by every `npm ci`. They are inside node_modules, so that they resolve this repository's packages.
 * @param {string} name of the folder
 * @param {readonly string[]} packages with exact versions: `lighthouse@13.5.0`
 * @returns {Promise<string>} folder in whose `node_modules` they are
 * @throws Error when npm cannot fetch them
 */
export async function fetchedTool(name, packages) {
  const home = join(root, 'node_modules', '.cache', name)
  if (!existsSync(join(home, 'node_modules', '.bin'))) {
    console.log(`Fetching ${packages.join(', ')} …`)
    const args = ['install', '--prefix', home, '--no-save', '--legacy-peer-deps', '--ignore-scripts', ...packages]
    const { code } = await run({ name: 'npm', command: 'npm', args, echo: true })
    if (code !== 0) throw new Error(`npm could not fetch ${packages.join(', ')}`)
  }
  return home
}
