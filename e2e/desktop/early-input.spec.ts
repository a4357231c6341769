import { firstOf } from '../support/content'
import { copyOf } from '../support/copy'
import { openWithoutScripts } from '../support/late-scripts'
import { jobPath } from '../support/routes'
import { expect, test } from '../support/test'

const t = copyOf('vi')

test('a button pressed before the scripts arrive works once they have', async ({ page }) => {
  const release = await openWithoutScripts(page, jobPath)
  await page
    .getByRole('button', { name: t('careers.job.apply') })
    .first()
    .click()
  release()
  await expect(page.getByRole('dialog').getByLabel(t('careers.cv.name'))).toBeVisible()
})

test('a form sent before the scripts arrive is sent once, and its fields never appear in the address', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/contact')
  await page.getByLabel(t('contact.form.name')).fill('Nguyễn Thị Mẫu')
  await page.getByRole('button', { name: t('contact.form.send') }).click()
  release()
  await expect(page.getByLabel(t('contact.form.email'))).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(t('contact.form.name'))).toHaveValue('Nguyễn Thị Mẫu')
  expect(new URL(page.url()).search).toBe('')
})

test('text typed before the scripts arrive is kept', async ({ page, content }) => {
  const { question } = firstOf(await content.questions(), () => true, 'question')
  const release = await openWithoutScripts(page, '/faq')
  const search = page.getByLabel(t('faq.search'))
  await search.fill(question)
  release()
  await expect(page.getByRole('status').filter({ hasText: 'Tìm thấy' })).toBeVisible()
  await expect(search).toHaveValue(question)
})

test('choices made before the scripts arrive are kept', async ({ page }) => {
  const release = await openWithoutScripts(page, '/calculator')
  await page.getByText(t('calculator.lump'), { exact: true }).click()
  await page.getByLabel(t('calculator.unit')).selectOption('month')
  release()
  await expect(page.getByLabel(t('calculator.moneyLump'))).toBeVisible()
  await expect(page.getByLabel(t('calculator.unit'))).toHaveValue('month')
  await page.getByRole('button', { name: t('calculator.calculate') }).click()
  await expect(page).toHaveURL(/plan=profit.*month=/)
})

test("the wizard's first screen can be filled in before the scripts arrive", async ({ page }) => {
  const release = await openWithoutScripts(page, '/register?step=contact')
  await expect(page.getByRole('heading', { level: 1, name: t('application.contact.title') })).toBeVisible()
  const mobile = page.getByRole('textbox', { name: t('application.contact.mobile') })
  await mobile.fill('0900000777')
  release()
  await page.getByRole('button', { name: t('forms.continue') }).click()
  await expect(page.getByLabel(t('application.contact.email'))).toHaveAttribute('aria-invalid', 'true')
  await expect(mobile).toHaveValue('0900000777')
})
