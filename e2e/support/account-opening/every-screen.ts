import type { Page } from '@playwright/test'

import { expectAccessible, expectContrast, expectNoSidewaysScroll } from '@/e2e/support/accessibility'

/**
 * Checks each screen of an application as a test reaches it: all axe rules in the light theme, contrast in the dark one, and
 * no horizontal scrolling at 320 px.
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
    // Colours are checked without motion, but with reduced motion the liveness movements would wait for a press.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  }
}
