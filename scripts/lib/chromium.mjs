import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { bin, environmentWith, root } from './repository.mjs'

/**
 * @typedef {object} Browsers paths of executables; nothing when Playwright's own is to be used
 * @property {string} [chromium] the browser as people have it
 * @property {string} [headlessShell] the same engine without a window. It does not show a file as its camera, so the tests
 *   that take pictures fail in it
 */

/**
 * The browsers to test with: CHROMIUM and HEADLESS_SHELL if set, those on the machine, on Debian as root the distribution's
 * packages, else Playwright's own downloads. Without a headless shell, Chromium takes its place.
 * @returns {Browsers}
 */
export function ensureBrowsers() {
  const present = browsersOnMachine()
  if (present.chromium && present.headlessShell) return present
  if (isDebianRoot() && installFromDebian()) {
    const installed = browsersOnMachine()
    if (installed.chromium) return installed
  }
  if (present.chromium) return present
  console.log("Installing Playwright's Chromium …")
  if (!succeeds(bin('playwright'), ['install', 'chromium'])) {
    throw new Error('No browser: set CHROMIUM to the path of a Chromium, or install the package `chromium`.')
  }
  return {}
}

/** @returns {Browsers} */
function browsersOnMachine() {
  const chromium = given('CHROMIUM') ?? onPath('chromium') ?? onPath('chromium-browser')
  const headlessShell = given('HEADLESS_SHELL') ?? (process.env.CHROMIUM ? chromium : onPath('chromium-headless-shell'))
  return { ...(chromium && { chromium }), ...(headlessShell && { headlessShell }) }
}

/** @param {'CHROMIUM' | 'HEADLESS_SHELL'} setting */
function given(setting) {
  const file = process.env[setting]
  if (file && !existsSync(file)) throw new Error(`${setting}=${file} does not exist`)
  return file
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
  const { chromium: executablePath } = ensureBrowsers()
  const { chromium } = await import('@playwright/test')
  return chromium.launch({ ...(executablePath ? { executablePath } : { channel: 'chromium' }), args: quietly })
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
  const packages = ['chromium', 'chromium-headless-shell', 'fonts-noto-cjk']
  console.log(`Installing the packages ${packages.join(', ')} …`)
  const install = ['install', '--yes', '--no-install-recommends', ...packages]
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
