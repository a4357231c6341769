import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { pageCacheSettings } from '../env/page-cache.ts'

/**
 * Folder of what this build keeps while it runs: pages refer to files of their build, so those of another one are useless.
 * @param distDir folder of the build
 */
export function cacheFolder(distDir: string): string {
  const folder = join(pageCacheSettings().folder ?? join(distDir, 'kept'), buildIdOf(distDir))
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Removes what earlier builds kept, at start: they have been replaced. @param distDir folder of the build */
export function removeOtherBuilds(distDir: string): void {
  const base = pageCacheSettings().folder ?? join(distDir, 'kept')
  if (!existsSync(base)) return
  for (const name of readdirSync(base)) {
    if (name !== buildIdOf(distDir)) rmSync(join(base, name), { recursive: true, force: true })
  }
}

/** A name that no other build has. Next's own id stays the same between builds that set a `deploymentId`. */
function buildIdOf(distDir: string): string {
  const manifest = join(distDir, 'prerender-manifest.json')
  if (!existsSync(manifest)) return 'development'
  // It holds keys that each build invents.
  return createHash('sha256').update(readFileSync(manifest)).digest('hex').slice(0, 16)
}
