import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

import { compressedFolder } from '../document-server/compressed-files.ts'
import { brotli } from '../document-server/encodings.ts'

/**
 * Writes the scripts and style sheets of a build once more, compressed as well as Brotli can. This takes up to a second a file, too
 * long for a visitor to wait for, and a quick compression is a tenth larger.
 *
 * @param distDir folder of the build, whose scripts are not changed any more
 */
export async function compressFiles(distDir: string): Promise<void> {
  const folder = compressedFolder(distDir)
  await rm(folder, { recursive: true, force: true })
  const entries = await readdir(join(distDir, 'static'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && /\.(?:js|css)$/.test(entry.name))
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      const target = join(folder, `${relative(distDir, file)}.br`)
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, await brotli(await readFile(file), 11))
    }),
  )
}
