import { isInstalled, root } from './repository.mjs'
import { spawnSync } from 'node:child_process'

/** Installs the packages of package-lock.json if any is missing or outdated. */
export function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing the packages of package-lock.json …')
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev']
  const options = { cwd: root, stdio: /** @type {const} */ ('inherit') }
  const { status } = npm ? spawnSync(process.execPath, [npm, ...args], options) : spawnSync('npm', args, options)
  if (status !== 0) throw new Error('npm ci failed; see its message above')
}
