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
  if (isDebianRoot() && installFromDebian()) {
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
 * Features of the browser's own window for which each new window starts processes. Without them a visit takes half the
 * processor time.
 */
const unseen = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
]

/** Features that Playwright disables; the last of several such switches wins, so ours repeats them. */
const turnedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** For closed networks and machines without a screen or GPU. */
export const quietly = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...turnedOffByPlaywright, ...unseen].join(',')}`,
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

function installFromDebian() {
  console.log('Installing the package chromium …')
  const install = ['install', '--yes', '--no-install-recommends', 'chromium', 'fonts-noto-cjk']
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
