import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { ownPlace } from '../../scripts/lib/place.mjs'
import { stopAll } from '../../scripts/lib/processes.mjs'
import { root } from '../../scripts/lib/repository.mjs'
import type { Place } from '../../scripts/lib/sandbox-environment.mjs'
import { buildSite, sandboxUrl, siteUrl, startSandbox, startSite } from '../../scripts/lib/stack.mjs'
import { buildFolder, copyBuild } from './stack'

const limits = ['otp', 'otp-check', 'ocr', 'contact', 'cv', 'lookup'].map((name) => `${name}.address`)
const record = join(root, buildFolder, 'place.json')

/**
 * Starts the sandbox, builds the site against it and serves the build; what it returns ends all of it.
 * `E2E_REUSE_BUILD=1` takes the build of the last run, on the ports that it was made for.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // All tests call from one address; what limits do to a caller has tests of its own (lib/security, tests/contract).
  process.env['RATE_LIMITS'] = limits.map((name) => `${name}=100000/600`).join(' ')
  process.once('SIGTERM', () => void stopAll().finally(() => process.exit(143)))
  try {
    const reused = process.env['E2E_REUSE_BUILD'] === '1' && existsSync(record)
    const place = reused ? await readPlace() : await ownPlace('e2e-shared')
    await rm(place.stateDir, { recursive: true, force: true })
    await startSandbox(place)
    if (!reused) {
      const { seconds } = await buildSite({ ...place, distDir: buildFolder })
      await writeFile(record, JSON.stringify(place))
      console.log(`Built in ${Math.round(seconds)} s`)
    }
    await copyBuild(place)
    await startSite(place)
    process.env['E2E_SITE_URL'] = siteUrl(place)
    process.env['E2E_SANDBOX_URL'] = sandboxUrl(place)
  } catch (error) {
    await stopAll()
    throw error
  }
  return stopAll
}

async function readPlace(): Promise<Place> {
  const { port, sandboxPort, distDir, stateDir } = JSON.parse(await readFile(record, 'utf8'))
  return { port, sandboxPort, distDir, stateDir }
}
