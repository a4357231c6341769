import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { pageCacheSettings } from '../env/page-cache.ts'

/**
 * Folder of what this build keeps while it runs: pages refer to files of their build, so those of another one are useless.
 * @param distDir folder of the build
 */
export function cacheFolder(distDir: string): string {
  // The bundler would otherwise take every file of the project for a file that this may read.
  const folder = join(/* turbopackIgnore: true */ cacheBase(distDir), buildIdOf(distDir))
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Folder of the caches of all builds. @param distDir folder of the build */
export function cacheBase(distDir: string): string {
  return pageCacheSettings().folder ?? join(distDir, 'kept')
}

/** A name that no other build has. Next's own id stays the same between builds that set a `deploymentId`. */
function buildIdOf(distDir: string): string {
  const manifest = join(distDir, 'prerender-manifest.json')
  if (!existsSync(/* turbopackIgnore: true */ manifest)) return 'development'
  // It holds keys that each build invents.
  return createHash('sha256').update(readFileSync(/* turbopackIgnore: true */ manifest)).digest('hex').slice(0, 16)
}
