/** `npm test`: what CI runs. Installs what is missing, then verifies beside the browser tests, for which it builds the sites. */
import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { browserReport, browserTests } from './lib/browser-tests.mjs'
import { ensureBrowsers } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { bin, root } from './lib/repository.mjs'
import { integrationReport, integrationTests, namesOf, unitReport, verify } from './lib/verification.mjs'

await main(async () => {
  ensureInstalled()
  ensureBrowsers()
  rmSync(join(root, 'test-results'), { recursive: true, force: true })

  // The browser tests use what is built for the run that this names.
  process.env.E2E_RUN = randomUUID()
  const sites = { name: 'sites for the browser tests', command: bin('tsx'), args: ['e2e/support/build-sites.ts'] }
  const failedSteps = await verify([[sites, browserTests()], [integrationTests]])

  const units = [read(unitReport), read(integrationReport)]
  const browser = read(browserReport)
  const passed = sum(units.map((report) => report?.numPassedTests)) + (browser?.stats.expected ?? 0)
  const failed = sum([
    ...units.map((report) => report?.numFailedTests),
    browser?.stats.unexpected,
    browser?.stats.flaky,
  ])
  const allReported = browser && units.every(Boolean)
  // Again at the end, because a log is often cut to its last lines.
  for (const { name, output } of failedSteps) console.log(`\n✗ ${name}\n${output.split('\n').slice(-120).join('\n')}`)
  if (failedSteps.length > 0) console.log(`\nFailed steps of verify: ${namesOf(failedSteps)}`)
  if (!allReported) console.log('\nA test run left no result: it did not start, see above.')
  console.log(`\n${passed} passed, ${failed} failed`)
  return failedSteps.length === 0 && allReported && failed === 0 ? 0 : 1
})

/**
 * @param {string} file
 * @returns {any} the report, or nothing when the run never got as far as writing it
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** @param {(number | undefined)[]} counts */
function sum(counts) {
  return counts.reduce((/** @type {number} */ total, count) => total + (count ?? 0), 0)
}
