import { type Page, expect } from '@playwright/test'

import { screens, type Screen } from '@/lib/domain/account-opening/screens'
import { contractSheet } from '../support/visual/contract-sheet'
import { seedScreen } from '../support/visual/wizard-draft'
import { test } from '../support/visual/test'

/** What a screen would be given by a backend that knew the draft. */
const answersOf: Readonly<Partial<Record<Screen, (page: Page) => Promise<unknown>>>> = {
  // The account is being opened for as long as the picture takes.
  submitting: (page) => page.route('**/createAccount', () => undefined),
  contract: (page) =>
    page.route(/contract\.pdf/, async (route) =>
      route.fulfill({ contentType: 'application/pdf', body: await contractSheet() }),
    ),
}

/** The code of a screen comes after that of the wizard, and what a screen shows may come after its code. */
async function screenShown(page: Page, screen: Screen): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 1 }).waitFor()
  if (screen !== 'submitting') await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
  if (screen === 'contract') await main.locator('canvas').first().waitFor()
  await page.waitForLoadState('networkidle')
}

for (const screen of screens) {
  test(screen, async ({ viewer }) => {
    await answersOf[screen]?.(viewer.page)
    await seedScreen(viewer.page, screen)
    await viewer.open(`/register?step=${screen}`, (page) => screenShown(page, screen))
    await viewer.compare(`wizard-${screen}`)
    await viewer.page.unrouteAll()
  })
}
