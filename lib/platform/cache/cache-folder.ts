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

function buildIdOf(distDir: string): string {
  const file = join(distDir, 'BUILD_ID')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'development'
}
