import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const publicFolder = fileURLToPath(new URL('../../../public/', import.meta.url))

/**
 * Package files that pages load by address instead of by import, copied below public/ before a build. They change with
 * the package, so they are not in the repository.
 */
const assets = [
  {
    // The contract viewer starts it from this origin, because the CSP forbids workers from blobs.
    from: 'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
    to: `vendor/pdfjs-${packageVersion('pdfjs-dist')}/pdf.worker.min.mjs`,
  },
]

/** Part of the address, so that an upgraded package is copied again and caches never serve its old file. */
function packageVersion(name: string): string {
  return (require(`${name}/package.json`) as { version: string }).version
}

/** Copies missing files. */
export function copyPublicAssets(): void {
  for (const { from, to } of assets) {
    const target = join(publicFolder, to)
    if (existsSync(target)) continue
    mkdirSync(dirname(target), { recursive: true })
    const [name = ''] = from.split('/')
    const packageFolder = dirname(require.resolve(`${name}/package.json`))
    cpSync(join(packageFolder, from.slice(name.length + 1)), target, { recursive: true })
  }
}
