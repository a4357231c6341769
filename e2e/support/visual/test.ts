import { fileURLToPath } from 'node:url'

import { test as base } from '@playwright/test'

import { returningVisitor } from '../../../scripts/lib/returning-visitor.mjs'
import { withoutWindow } from '../browser'
import { pictureMoment } from '../builds'
import { keepPainter, whyNotJudged } from './painter'
import { Viewer } from './viewer'

interface WorkerFixtures {
  readonly viewer: Viewer
  /** Why this browser cannot be held to the pictures; null if it can. */
  readonly notJudged: string | null
}

/** Letters are drawn as their outlines say, without the machine's hinting and without colours at their edges. */
const evenly = ['--font-render-hinting=none', '--disable-lcd-text']

const fonts = fileURLToPath(new URL('fonts.conf', import.meta.url))

const { args = [], ...options } = withoutWindow()
const launched = { ...options, args: [...args, ...evenly], env: { ...process.env, FONTCONFIG_FILE: fonts } }

export const test = base.extend<{ readonly judged: void }, WorkerFixtures>({
  launchOptions: [launched, { scope: 'worker' }],

  notJudged: [
    async ({ browser }, use, { config }) => {
      const renews = config.updateSnapshots !== 'none'
      if (renews) await keepPainter(browser)
      await use(renews ? null : await whyNotJudged(browser))
    },
    { scope: 'worker' },
  ],

  viewer: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: process.env['E2E_SITE_URL'] ?? '',
        deviceScaleFactor: 1,
        locale: 'vi-VN',
        timezoneId: 'Asia/Ho_Chi_Minh',
        reducedMotion: 'reduce',
      })
      await context.clock.setFixedTime(pictureMoment)
      await context.addInitScript(returningVisitor)
      const page = await context.newPage()
      await use(new Viewer(page, await context.newCDPSession(page)))
      await context.close()
    },
    { scope: 'worker' },
  ],

  judged: [
    async ({ notJudged }, use) => {
      test.skip(notJudged !== null, notJudged ?? '')
      await use()
    },
    { auto: true },
  ],
})
