import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Waits until React has taken over the document. Pages are painted before their code is fetched, and until then a link that
 * would add to a list leads to a page of its own.
 * @param part element to wait for, because React hydrates a large page in parts
 */
export async function hydrated(page: Page, part: Locator = page.locator('body')): Promise<void> {
  const isTaken = () => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')))
  await expect.poll(isTaken).toBe(true)
}
