import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build } from 'esbuild'

import { root } from './repository.mjs'

/** Packages that find files of their own (libraries of machine code, WebAssembly) beside their modules. */
const external = ['sharp', 'zxing-wasm']

/**
 * Bundles the sandbox into one module. It starts in one second; its 1,600 modules, loaded one by one, take six.
 * @param {string} name of the bundle; instances that run at the same time have their own
 * @returns {Promise<string>} the file
 */
export async function bundleSandbox(name) {
  const outfile = join(root, 'node_modules', '.cache', 'sandbox', `${name}.mjs`)
  await build({
    entryPoints: [join(root, 'tests', 'sandbox', 'main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    sourcemap: 'inline',
    sourcesContent: false,
    external,
    // CommonJS modules call it.
    banner: { js: `import{createRequire as requireOf}from'node:module';const require=requireOf(import.meta.url);` },
    plugins: [ownAddresses],
    logLevel: 'error',
  })
  return outfile
}

/** A module that looks for files beside itself finds them beside its source. @type {import('esbuild').Plugin} */
const ownAddresses = {
  name: 'own addresses',
  setup(bundle) {
    bundle.onLoad({ filter: /[/\\](?:tests|lib)[/\\].*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      if (!source.includes('import.meta.url')) return undefined
      return { loader: 'ts', contents: source.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)) }
    })
  },
}
