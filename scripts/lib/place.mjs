import { portFrom } from './network.mjs'

/**
 * Where this copy runs, from PORT and SANDBOX_PORT. Copies on other ports build into folders of their own.
 * @param {{ port?: number, sandboxPort?: number, distDir?: string }} [defaults]
 * @returns {import('./sandbox-environment.mjs').Place}
 */
export function placeFromEnvironment({ port = 3000, sandboxPort = 4010, distDir = '.next' } = {}) {
  const chosen = portFrom('PORT', port)
  return {
    port: chosen,
    sandboxPort: portFrom('SANDBOX_PORT', sandboxPort),
    distDir: chosen === port ? distDir : `${distDir}-${chosen}`,
  }
}
