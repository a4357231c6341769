import { readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'

import { cacheBase, cacheFolder } from './cache-folder.ts'

/** Removes what earlier builds kept, at start: they have been replaced. @param distDir folder of the build */
export function removeOtherBuilds(distDir: string): void {
  const own = basename(cacheFolder(distDir))
  for (const name of readdirSync(cacheBase(distDir))) {
    if (name !== own) rmSync(join(cacheBase(distDir), name), { recursive: true, force: true })
  }
}
