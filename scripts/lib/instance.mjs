import { join } from 'node:path'

import { anyFreePort, portFrom } from './network.mjs'
import { root } from './repository.mjs'

/**
 * The instance given by PORT and SANDBOX_PORT. Instances on other ports build into their own folders.
 * @param {{ port?: number, sandboxPort?: number, distDir?: string }} [defaults]
 * @returns {import('./sandbox-environment.mjs').Instance}
 */
export function instanceFromEnvironment({ port = 3000, sandboxPort = 4010, distDir = '.next' } = {}) {
  const chosen = portFrom('PORT', port)
  const chosenSandbox = portFrom('SANDBOX_PORT', sandboxPort)
  return {
    port: chosen,
    sandboxPort: chosenSandbox,
    stateDir: join(root, '.sandbox', String(chosenSandbox)),
    distDir: chosen === port ? distDir : `${distDir}-${chosen}`,
  }
}

/**
 * An instance on free ports with its own folders, for a run that must not interfere with another.
 * @param {string} name
 * @returns {Promise<import('./sandbox-environment.mjs').Instance>}
 */
export async function ownInstance(name) {
  return {
    port: await anyFreePort(),
    sandboxPort: await anyFreePort(),
    distDir: `.next-${name}`,
    stateDir: join(root, '.sandbox', name),
  }
}
