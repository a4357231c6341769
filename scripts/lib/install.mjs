import { isInstalled, root } from './repository.mjs'
import { spawnSync } from 'node:child_process'

/**
 * Installs the packages of package-lock.json when they are missing or of another version. By `npm install`, which takes
 * the versions of the lock file too: `npm ci` of npm 11 refuses a lock file that does not list the binaries of platforms
 * that nobody locked on, and says that it is out of step.
 */
export function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing the packages of package-lock.json …')
  const npm = process.env.npm_execpath
  const args = ['install', '--no-save', '--include=dev']
  const options = { cwd: root, stdio: /** @type {const} */ ('inherit') }
  const { status } = npm ? spawnSync(process.execPath, [npm, ...args], options) : spawnSync('npm', args, options)
  if (status !== 0) throw new Error('npm install failed; see its message above')
  if (!isInstalled()) throw new Error('npm install did not install what package-lock.json asks for')
}
