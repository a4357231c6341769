import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. These scripts run on the machine's own Node, before `npm ci`. */
export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)))

const binaries = join(root, 'node_modules', '.bin')

/**
 * Path of an installed command.
 * @param {string} name
 */
export const bin = (name) => join(binaries, name)

/**
 * The environment of a child process: `node` is the pinned one of node_modules, and the shell's NODE_ENV is removed,
 * because build, server and tests each set their own.
 * @param {Record<string, string | undefined>} [extra]
 * @returns {NodeJS.ProcessEnv} without NODE_ENV, which Next's types require of its own process
 */
export function environmentWith(extra = {}) {
  const PATH = `${binaries}${delimiter}${process.env.PATH ?? ''}`
  const env = { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1', PATH, ...extra }
  return /** @type {NodeJS.ProcessEnv} */ (/** @type {unknown} */ (env))
}

/**
 * Whether node_modules matches package-lock.json, by npm's own record of installed packages. Packages for other
 * platforms are optional in the lock file and may be missing.
 * @param {{ production?: boolean }} [options] `production`: packages for development may be missing, and the pinned Node
 *   among them, as in a container
 */
export function isInstalled({ production = false } = {}) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record) || (!production && !existsSync(bin('node')))) return false
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const present = packagesOf(record)
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || entry.optional || (production && entry.dev) || present[path]?.version === entry.version,
  )
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean }>}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
