import { copyOf } from '../support/copy'
import { coveredFocus } from '../support/covered-focus'
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
  const controls = await page.locator('form').locator('input, button, a[href], select, summary').count()
  await page.getByRole('heading', { level: 1 }).focus()
  for (let press = 0; press < controls; press += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(coveredFocus)).toBe('')
  }

  // While text is typed, the room is the keyboard's.
  await page.locator('#field-mobile').focus()
  await expect(button).not.toBeInViewport()
})
