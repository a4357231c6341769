import { copyOf } from '../support/copy'
import { expectNoCoveredFocus } from '../support/covered-focus'
import { hydrated } from '../support/hydrated'
import { phone } from '../support/phone'
import { expect, test } from '../support/test'

test.use(phone)

const t = copyOf('vi')

test('Continue stays in reach on a phone, and covers neither the focused control nor what is typed', async ({
  page,
}) => {
  await page.goto('/register?step=contact&source=lioBank')
  await hydrated(page)
  const button = page.getByRole('button', { name: t('forms.continue'), exact: true })
  await expect(button).toBeInViewport({ ratio: 1 })
  await page.mouse.wheel(0, 400)
  await expect(button).toBeInViewport({ ratio: 1 })

  // By keyboard: every control that takes the focus is seen whole, or as much of it as the window holds.
  await expectNoCoveredFocus(page)

  // While text is typed, the room is the keyboard's, which leaves about half of the window.
  await page.locator('#field-mobile').focus()
  await page.setViewportSize({ width: 360, height: 440 })
  await expect(button).not.toBeInViewport()
})
