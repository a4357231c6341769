import { copyOf } from '../support/copy'
import { phone } from '../support/phone'
import { expect, test } from '../support/test'

test.use(phone)

test('a phone sent by a partner stays on the register page and keeps its campaign across language and reload', async ({
  page,
}) => {
  const vi = copyOf('vi')
  const en = copyOf('en')
  await page.goto('/register?source=zaloPay&staffId=S-12')
  await expect(page).toHaveURL(/\/register\?source=zaloPay&staffId=S-12$/)
  await page
    .getByRole('link', { name: vi('accountLanding.device.start') })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: vi('application.contact.title') })).toBeVisible()
  await expect(page).toHaveURL(/source=zaloPay.*step=contact|step=contact.*source=zaloPay/)
  await page.getByRole('textbox', { name: vi('application.contact.email') }).fill('chuyen@example.com')
  await page.locator('summary', { hasText: 'Tiếng Việt' }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: en('application.contact.title') })).toBeVisible()
  await expect(page.getByRole('textbox', { name: en('application.contact.email') })).toHaveValue('chuyen@example.com')
  await page.reload()
  await expect(page.getByRole('textbox', { name: en('application.contact.email') })).toHaveValue('chuyen@example.com')
  await expect(page).toHaveURL(/\/en\/register\?.*staffId=S-12/)
})

test('the phone page keeps its button at the bottom once its entrance is out of view, and offers the app once', async ({
  page,
}) => {
  const t = copyOf('vi')
  const start = page.locator('[data-dock]').getByRole('link', { name: t('accountLanding.device.start') })
  const offer = page.getByRole('region', { name: t('accountLanding.mobile.app.title') })
  const readOn = () => page.getByRole('heading', { name: t('accountLanding.whoTitle') }).scrollIntoViewIfNeeded()
  await page.goto('/open-account?utm_source=letter')
  const entrances = page.getByRole('link', { name: t('accountLanding.device.start') })
  await expect(entrances.first()).toBeInViewport()
  await expect(start).toBeHidden()
  await readOn()
  await expect(start).toBeInViewport()
  await expect(start).toHaveAttribute('href', /step=resume.*utm_source=letter/)
  await offer.getByRole('button', { name: t('accountLanding.mobile.app.close') }).click()
  await expect(offer).toBeHidden()
  await page.reload()
  await readOn()
  await expect(start).toBeInViewport()
  await expect(offer).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(start).toBeHidden()
})

test('a phone is redirected from the landing page to its own flow, query included', async ({ page }) => {
  await page.goto('/register?utm_source=letter')
  await expect(page).toHaveURL(/\/open-account\?utm_source=letter$/)
})
