import { join } from 'node:path'

import { ensureBrowsers } from './chromium.mjs'
import { run } from './processes.mjs'
import { bin, root } from './repository.mjs'

/** Where Playwright leaves its result for the closing line of `npm test`. */
export const browserReport = join(root, 'test-results', 'browser.json')

/**
 * Runs the browser tests; e2e/support/global-setup.ts starts the sandbox, builds and serves.
 * @param {string[]} args handed to Playwright
 * @returns {Promise<number>} exit code
 */
export async function runBrowserTests(args = []) {
  const { chromium: CHROMIUM, headlessShell: HEADLESS_SHELL } = ensureBrowsers()
  const env = { CHROMIUM, HEADLESS_SHELL, BROWSER_REPORT: browserReport }
  const { code } = await run({
    name: 'playwright',
    command: bin('playwright'),
    args: ['test', ...args],
    env,
    echo: true,
  })
  return code
}
