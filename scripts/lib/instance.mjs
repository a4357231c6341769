import { join } from 'node:path'

import { anyFreePort, portFrom } from './network.mjs'
import { root } from './repository.mjs'

/**
 * Where this copy runs, from PORT and SANDBOX_PORT. Copies on other ports build into folders of their own.
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
 * A instance on free ports with folders of its own, for a run that must not meet another one.
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
