import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const publicFolder = fileURLToPath(new URL('../../../public/', import.meta.url))

/**
 * Files of packages that pages load by address rather than by import, copied below public/ before a build: they change
 * with the package, so they are not kept in the repository.
 */
const assets = [
  {
    // Korean pages alone link this style sheet; the browser then fetches the few subsets that a page uses.
    from: 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css',
    to: `vendor/pretendard-${packageVersion('pretendard')}/pretendard.css`,
  },
  {
    from: 'pretendard/dist/web/variable/woff2-dynamic-subset',
    to: `vendor/pretendard-${packageVersion('pretendard')}/woff2-dynamic-subset`,
  },
  {
    // The contract viewer starts it as a file of this origin: workers from blobs are refused by the CSP.
    from: 'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
    to: `vendor/pdfjs-${packageVersion('pdfjs-dist')}/pdf.worker.min.mjs`,
  },
]

/** In an address, so that an upgraded package is copied again and no cache serves the old file for the new one. */
function packageVersion(name: string): string {
  return (require(`${name}/package.json`) as { version: string }).version
}

/** Copies what is not there yet. */
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
