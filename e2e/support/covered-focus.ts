import { expect, type Page } from '@playwright/test'

/** Walks by Tab through every control of the form and expects that nothing lies over the focused one. */
export async function expectNoCoveredFocus(page: Page): Promise<void> {
  const controls = await page.locator('form').locator('input, button, a[href], select, summary').count()
  expect(controls).toBeGreaterThan(0)
  await page.getByRole('heading', { level: 1 }).focus()
  for (let press = 0; press < controls; press += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(coveredFocus)).toBe('')
  }
}

/** Runs in the page: the focused element and what lies over its middle, or '' if nothing does. */
function coveredFocus(): string {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return ''
  const { left, top, width, height } = focused.getBoundingClientRect()
  const over = document.elementFromPoint(left + width / 2, top + height / 2)
  const isSeen = over !== null && (focused.contains(over) || over.contains(focused) || over.closest('label') !== null)
  return isSeen ? '' : `${focused.outerHTML.slice(0, 80)} under ${over?.outerHTML.slice(0, 80)}`
}
