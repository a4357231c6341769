import { copyOf } from '../support/copy'
import { expectNoCoveredFocus } from '../support/covered-focus'
import { hydrated } from '../support/hydrated'
import { expect, test } from '../support/test'

const t = copyOf('vi')

test('Continue stays in reach in a window lower than the form, and does not cover the focused control', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 })
  await page.goto('/register?step=contact&source=lioBank')
  await hydrated(page)
  const button = page.getByRole('button', { name: t('forms.continue'), exact: true })
  await expect(button).toBeInViewport({ ratio: 1 })

  await expectNoCoveredFocus(page)

  // Where it would cover much of the window, it keeps its place in the page.
  await page.setViewportSize({ width: 1280, height: 440 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(button).not.toBeInViewport()
})
