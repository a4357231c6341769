import type { Page } from '@playwright/test'

import { expectAccessible, expectContrast, expectNoSidewaysScroll } from '@/e2e/support/accessibility'

/** Checks each screen of an application as a test reaches it: all axe rules, in the light theme. */
export function expectEachScreenAccessible(page: Page): () => Promise<void> {
  return async () => {
    await withoutMotion(page, 'light', () => expectAccessible(page))
  }
}

/** Checks each screen of an application as a test reaches it: contrast in the dark theme, and no scrolling sideways at 320 px. */
export function expectEachScreenFits(page: Page): () => Promise<void> {
  const window = page.viewportSize()
  return async () => {
    await withoutMotion(page, 'dark', () => expectContrast(page))
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    if (window) await page.setViewportSize(window)
  }
}

/** Colours are checked without motion, but with reduced motion the liveness movements would wait for a press. */
async function withoutMotion(page: Page, colorScheme: 'light' | 'dark', check: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await check()
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
}
