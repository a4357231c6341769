import { type Page, expect } from '@playwright/test'

import { screens, type Screen } from '@/lib/domain/account-opening/screens'
import { seedScreen } from '../support/visual/wizard-draft'
import { test } from '../support/visual/test'

/** A page of A4 with lines like those of a text: how a contract is set is not the page's matter. */
const contract = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>endobj
4 0 obj<</Length 66>>stream
0.6 g 60 740 300 18 re f 60 700 475 8 re f 60 680 475 8 re f      
endstream endobj
trailer<</Root 1 0 R>>`

/** What a screen would be given by a backend that knew the draft. */
const answersOf: Readonly<Partial<Record<Screen, (page: Page) => Promise<unknown>>>> = {
  // The account is being opened for as long as the picture takes.
  submitting: (page) => page.route('**/createAccount', () => undefined),
  contract: (page) =>
    page.route(/contract\.pdf/, (route) => route.fulfill({ contentType: 'application/pdf', body: contract })),
}

/** The code of a screen comes after that of the wizard, and what a screen shows may come after its code. */
async function screenShown(page: Page, screen: Screen): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 1 }).waitFor()
  if (screen !== 'submitting') await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
  if (screen === 'contract') await main.locator('canvas').waitFor()
  await page.waitForLoadState('networkidle')
}

for (const screen of screens) {
  test(screen, async ({ viewer }) => {
    await answersOf[screen]?.(viewer.page)
    await seedScreen(viewer.page, screen)
    await viewer.open(`/register?step=${screen}`)
    await screenShown(viewer.page, screen)
    await viewer.compare(`wizard-${screen}`)
    await viewer.page.unrouteAll()
  })
}
