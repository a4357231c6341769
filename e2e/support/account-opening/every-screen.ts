import type { Page } from '@playwright/test'

import { expectAccessible, expectContrast, expectNoSidewaysScroll } from '@/e2e/support/accessibility'

/**
 * What is looked at on each screen of an opening, on the way through it: axe in the colours of the light and the dark
 * theme, and a window of 320 px. Colours change nothing but contrast, so only that is looked at twice.
 */
export function lookAtEachScreen(page: Page): () => Promise<void> {
  const window = page.viewportSize()
  return async () => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expectContrast(page)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    if (window) await page.setViewportSize(window)
    // Still colours are judged; with less motion the movements before the camera would wait for a press.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  }
}
