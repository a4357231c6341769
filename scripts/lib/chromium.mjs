import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { bin, environmentWith, root } from './repository.mjs'

/**
 * The browser to test with: CHROMIUM if set, a `chromium` on the machine, on Debian as root the distribution's package,
 * else Playwright's own download.
 * @returns {string | undefined} path of an executable; nothing when Playwright's own is to be used
 */
export function ensureChromium() {
  const given = process.env.CHROMIUM
  if (given) {
    if (existsSync(given)) return given
    throw new Error(`CHROMIUM=${given} does not exist`)
  }
  const found = onPath('chromium') ?? onPath('chromium-browser')
  if (found) return found
  if (isDebianRoot() && installFromDebian('chromium')) {
    const installed = onPath('chromium')
    if (installed) return installed
  }
  console.log("Installing Playwright's Chromium …")
  if (!succeeds(bin('playwright'), ['install', 'chromium'])) {
    throw new Error('No browser: set CHROMIUM to the path of a Chromium, or install the package `chromium`.')
  }
  return undefined
}

/**
 * The same engine without a window, which takes 40 % less time over a page but has no camera: on the machine, or on Debian
 * as root the distribution's package. Nothing when CHROMIUM says what to test with, and where there is none.
 * @returns {string | undefined}
 */
export function ensureHeadlessShell() {
  if (process.env.CHROMIUM) return undefined
  const found = onPath('chromium-headless-shell')
  if (found || !isDebianRoot()) return found
  return installFromDebian('chromium-headless-shell') ? onPath('chromium-headless-shell') : undefined
}

/** What a closed network and a machine without a screen or a GPU need. */
export const quietly = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Chromium as the scripts use it; packages must be installed. */
export async function launchBrowser() {
  const executablePath = ensureChromium()
  const { chromium } = await import('@playwright/test')
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: quietly })
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}

function isDebianRoot() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8')) && onPath('apt-get') !== undefined
}

/** @param {string} name */
function installFromDebian(name) {
  console.log(`Installing the package ${name} …`)
  const install = ['install', '--yes', '--no-install-recommends', name, 'fonts-noto-cjk']
  return succeeds('apt-get', install) || (succeeds('apt-get', ['update']) && succeeds('apt-get', install))
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function succeeds(command, args) {
  const env = environmentWith({ DEBIAN_FRONTEND: 'noninteractive' })
  return spawnSync(command, args, { cwd: root, env, stdio: 'inherit' }).status === 0
}
