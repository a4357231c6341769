import type { Page } from '@playwright/test'

import { type Copy, copyOf } from '@/e2e/support/copy'
import { expect } from '@/e2e/support/test'
import type { AccountOpening } from './account-opening'
import { headings, type ShownScreen } from './screens'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Back and Forward of the browser: away from the screen, and to it again. */
export async function backAndForward(page: Page, t: Copy, screen: ShownScreen): Promise<void> {
  await page.goBack()
  // Once the terms are accepted there is no way back: Back stays.
  if (screen !== 'contract') await expect(heading(page, t(headings[screen]))).toBeHidden()
  await page.goForward()
  await expect(heading(page, t(headings[screen]))).toBeVisible()
}

/** A second tab goes on at the same place and stops the first, which then takes the application back. */
export async function throughSecondTab(
  page: Page,
  t: Copy,
  opening: AccountOpening,
  screen: ShownScreen,
): Promise<void> {
  const taken = (tab: Page) => heading(tab, t('application.wizard.taken.other-tab.title'))
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(heading(other, t(headings[screen]))).toBeVisible()
  await expect(taken(page)).toBeFocused()
  await page.getByRole('button', { name: t('application.wizard.taken.other-tab.action') }).click()
  await opening.expectOn(screen)
  await expect(taken(other)).toBeVisible()
  await other.close()
}

/** The same place in English, with an answer that was given before, and back. */
export async function throughEnglish(page: Page, screen: ShownScreen, answer: string): Promise<void> {
  const address = page.url()
  await page.locator('summary', { hasText: 'Tiếng Việt' }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(heading(page, copyOf('en')(headings[screen]))).toBeVisible()
  await expect(page.getByRole('main')).toContainText(answer)
  await page.goto(address)
}
