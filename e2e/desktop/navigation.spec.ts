import { categoryIds } from '../../lib/routes/category-ids'
import { articleWith } from '../support/article-with'
import { copyOf } from '../support/copy'
import { expect, test } from '../support/test'

const t = copyOf('vi')

test('Back and Forward work on pages whose form was never touched', async ({ page, content }) => {
  const article = await articleWith(page, content, categoryIds.guides, 'text-calculator')
  const heading = page.getByRole('heading', { level: 1 })
  const fees = page.getByRole('contentinfo').getByRole('link', { name: t('shell.footer.fees') })
  for (const path of ['/', '/calculator', '/contact', article]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const title = await heading.innerText()
    await fees.click()
    await expect(heading).not.toHaveText(title)
    const next = await heading.innerText()
    await page.goBack()
    await expect(heading, path).toHaveText(title)
    await page.goForward()
    await expect(heading, path).toHaveText(next)
  }
})

test('the frame of a page does not depend on the page before it', async ({ page, content }) => {
  const product = await articleWith(page, content, categoryIds.products, 'product-start')
  const branches = page.locator('[data-call-to-action]:not(.product-start) [data-leads-to=branches]')
  await page.goto(product, { waitUntil: 'networkidle' })
  await expect(page.locator('[data-call-to-action]:not(.product-start)')).toBeHidden()
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('meta.siteName') })
    .first()
    .click()
  await expect(page.locator('#help')).toBeVisible()
  await expect(page.locator('[data-call-to-action]:not(.product-start)')).toBeVisible()
  await expect(branches).toBeHidden()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.footer.fees') })
    .click()
  await expect(page.locator('#help')).toBeHidden()
  await expect(branches).toBeVisible()
})

test('Back returns to a part of a page that a link within it had shown', async ({ page }) => {
  await page.goto('/anti-scam', { waitUntil: 'networkidle' })
  const heading = page.getByRole('heading', { level: 1 })
  const title = await heading.innerText()
  await page.locator('main a[href="#done"]').click()
  await expect(page).toHaveURL(/#done$/)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.footer.fees') })
    .click()
  await expect(heading).not.toHaveText(title)
  await page.goBack()
  await expect(page).toHaveURL(/#done$/)
  await expect(heading).toHaveText(title)
})
