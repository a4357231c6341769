import { fileURLToPath } from 'node:url'

import { test as base } from '@playwright/test'

import { returningVisitor } from '../../../scripts/lib/returning-visitor.mjs'
import { withoutWindow } from '../browser'
import { pictureMoment } from '../builds'
import { startStack } from '../stack'
import { keepPainter, whyNotJudged } from './painter'
import { Viewer } from './viewer'

interface WorkerFixtures {
  /** Address of a site whose clock begins at the same moment in every run. */
  readonly site: string
  readonly viewer: Viewer
  /** Why this browser cannot be held to the pictures; null if it can. */
  readonly notJudged: string | null
}

/** Letters are drawn as their outlines say, without the machine's hinting and without colours at their edges. */
const evenly = ['--font-render-hinting=none', '--disable-lcd-text']

/** A quarter of the pixels still shows what moved, disappeared or changed its colour, and takes a third of the time and room. */
const pixelsPerPoint = 0.5

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

  site: [
    async ({ notJudged }, use) => {
      const stack = notJudged === null ? await startStack('visual') : null
      await use(stack?.siteUrl ?? '')
      await stack?.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  viewer: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({
        baseURL: site,
        deviceScaleFactor: pixelsPerPoint,
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
