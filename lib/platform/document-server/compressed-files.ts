import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Where a build keeps its compressed scripts and style sheets. @param distDir folder of the build */
export const compressedFolder = (distDir: string): string => join(distDir, 'brotli')

/**
 * The files that the build has compressed (lib/platform/build/compress-files.ts). Only paths that were found in its folder are ever
 * read.
 *
 * @param distDir folder of the build
 * @returns the Brotli body of the file at a path such as `/_next/static/chunks/a.js`, or undefined if the build has none
 */
export async function compressedFiles(distDir: string): Promise<(pathname: string) => Promise<Buffer | undefined>> {
  const folder = compressedFolder(distDir)
  const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : []
  const files = new Map<string, string>()
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name)
    const path = relative(folder, file).split(sep).join('/').replace(/\.br$/, '')
    if (entry.isFile()) files.set(`/_next/${path}`, file)
  }
  return async (pathname) => {
    const file = files.get(pathname)
    return file === undefined ? undefined : readFile(file)
  }
}
