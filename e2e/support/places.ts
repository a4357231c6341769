import { join } from 'node:path'

import { anyFreePort } from '../../scripts/lib/network.mjs'
import { root } from '../../scripts/lib/repository.mjs'
import type { Place } from '../../scripts/lib/sandbox-environment.mjs'

/** Folder of the build that all browser tests share; it is copied before it is served, because serving writes into it. */
export const buildFolder = '.next-e2e'

/** Ports and folders for one more copy of sandbox and site. */
export async function newPlace(name: string): Promise<Place> {
  return {
    port: await anyFreePort(),
    sandboxPort: await anyFreePort(),
    distDir: `${buildFolder}-${name}`,
    stateDir: join(root, '.sandbox', `e2e-${name}`),
  }
}
