import { join } from 'node:path'

import { ensureBrowsers } from './chromium.mjs'
import { bin, root } from './repository.mjs'

/** Where Playwright leaves its result for the closing line of `npm test`. */
export const browserReport = join(root, 'test-results', 'browser.json')

/**
 * The browser tests; e2e/support/global-setup.ts starts the sandbox, builds and serves.
 * @param {string[]} args handed to Playwright
 * @param {string} [report] where Playwright leaves its result
 * @returns {import('./verification.mjs').Step}
 */
export function browserTests(args = [], report = browserReport) {
  const { chromium: CHROMIUM, headlessShell: HEADLESS_SHELL } = ensureBrowsers()
  const env = { CHROMIUM, HEADLESS_SHELL, BROWSER_REPORT: report }
  return { name: 'browser tests', command: bin('playwright'), args: ['test', ...args], env, echo: true }
}
