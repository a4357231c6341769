import { type Browser, test as base, expect } from '@playwright/test'

import { type Applicant, type Card, inventApplicant } from './account-opening/applicant'
import { feedOf, withCamera, withoutWindow } from './browser'
import { Camera } from './camera'
import { Content } from './content'
import { Problems } from './problems'
import { returningVisitor } from '../../scripts/lib/returning-visitor.mjs'
import { Sandbox } from './sandbox'
import { type Addresses, type Stack, startStack } from './stack'

export interface WorkerOptions {
  /** A sandbox and a site for this worker alone, which its tests may break. */
  readonly isolated: boolean
}

interface WorkerFixtures {
  /** Launches the whole browser, which has a camera, when a test first asks for it. */
  readonly browserWithCamera: () => Promise<Browser>
  readonly ownStack: Stack | null
  readonly stack: Addresses
}

interface Fixtures {
  /** The test runs in the whole browser, whose camera shows what it puts before it; all others in the headless shell. */
  readonly takesPictures: boolean
  /** The fake camera of a browser that `takesPictures`; the test grants the permission. */
  readonly camera: Camera
  readonly sandbox: Sandbox
  /** What the site's CMS has: the sandbox's content, or that of the CMS that E2E_MAIN_API_URL names. */
  readonly content: Content
  /**
   * Fails the test on any console message, page error, CSP violation, failed request or leaked secret that it does not
   * expect.
   */
  readonly problems: Problems
  /** A person whom no other test knows, and whose data the test may not leak. */
  readonly newApplicant: (card?: Card) => Applicant
  /** The stack of an `isolated` test, fresh for each one. */
  readonly breakable: Stack
  readonly repaired: void
  /** `false`: everything that comes over a page unasked was seen before, as most tests are not about it. */
  readonly firstVisit: boolean
  readonly seenOverlays: void
}

export const test = base.extend<Fixtures, WorkerOptions & WorkerFixtures>({
  isolated: [false, { option: true, scope: 'worker' }],
  // Not an option of workers: those with another value would be started for it, which takes as long as three tests.
  takesPictures: [false, { option: true }],

  launchOptions: [withoutWindow(), { scope: 'worker' }],

  browserWithCamera: [
    async ({ playwright }, use, { parallelIndex }) => {
      let launched: Promise<Browser> | undefined
      await use(() => (launched ??= playwright.chromium.launch(withCamera(parallelIndex))))
      await (await launched)?.close()
    },
    { scope: 'worker' },
  ],

  context: async ({ browser, browserWithCamera, takesPictures }, use) => {
    const context = await (takesPictures ? await browserWithCamera() : browser).newContext()
    await use(context)
    await context.close()
  },

  ownStack: [
    async ({ isolated }, use) => {
      const stack = isolated ? await startStack('isolated') : null
      await use(stack)
      await stack?.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  stack: [
    async ({ ownStack }, use) =>
      use(ownStack ?? { siteUrl: setting('E2E_SITE_URL'), sandboxUrl: setting('E2E_SANDBOX_URL') }),
    { scope: 'worker' },
  ],

  baseURL: async ({ stack }, use) => use(stack.siteUrl),

  camera: async ({ takesPictures }, use, { parallelIndex }) => {
    if (!takesPictures) throw new Error('only tests with takesPictures have a camera')
    await use(new Camera(feedOf(parallelIndex)))
  },

  sandbox: async ({ playwright, stack }, use) => {
    const request = await playwright.request.newContext()
    await use(new Sandbox(request, stack.sandboxUrl))
    await request.dispose()
  },

  content: async ({ stack }, use) => {
    await use(new Content(process.env['E2E_MAIN_API_URL'] ?? `${stack.sandboxUrl}/main/api`))
  },

  problems: [
    async ({ context, stack, sandbox }, use) => {
      const problems = new Problems(stack.siteUrl, sandbox)
      await problems.watch(context)
      await use(problems)
      expect(await problems.remaining(), 'problems in the browser').toEqual([])
    },
    { auto: true },
  ],

  newApplicant: async ({ problems }, use) => {
    await use((card) => {
      const applicant = inventApplicant(card)
      problems.protect(applicant)
      return applicant
    })
  },

  breakable: async ({ ownStack }, use) => {
    if (!ownStack) throw new Error('only tests in e2e/isolated may break their backends')
    await use(ownStack)
  },

  firstVisit: [false, { option: true }],

  seenOverlays: [
    async ({ context, firstVisit }, use) => {
      if (!firstVisit) await context.addInitScript(returningVisitor)
      await use()
    },
    { auto: true },
  ],

  /** Whatever an isolated test broke is whole again before the next one. */
  repaired: [
    async ({ ownStack, sandbox }, use) => {
      if (ownStack) await sandbox.reset()
      await use()
      await ownStack?.startSandbox()
      if (ownStack) await sandbox.heal()
    },
    { auto: true },
  ],
})

export { expect }

function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the tests with npm run e2e`)
  return value
}
