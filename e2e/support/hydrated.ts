import type { Page } from '@playwright/test'

/**
 * Waits until React has taken over the document. Pages are painted before their code is fetched, and until then a link that
 * would add to a list leads to a page of its own.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
}
