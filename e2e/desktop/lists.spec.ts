import { copyOf } from '../support/copy'
import { hydrated } from '../support/hydrated'
import { expect, test } from '../support/test'

const t = copyOf('vi')

test('“Load more” appends market news, and Back restores the list and its position', async ({ page }) => {
  await page.goto('/market-news')
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  const before = await items.count()
  await hydrated(page)
  await page.getByRole('link', { name: t('marketNews.more') }).click()
  await expect(items).toHaveCount(before + 10)
  await expect(page).toHaveURL(/\/market-news\?page=2$/)
  await expect(items.nth(before).getByRole('link')).toBeFocused()

  const opened = items.nth(before + 5).getByRole('link')
  const title = await opened.innerText()
  await opened.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await expect(items).toHaveCount(before + 10)
  await expect(items.nth(before + 5)).toBeInViewport()
})

test('report filters live in the address: they can be set, shared, undone and reset', async ({ page }) => {
  await page.goto('/reports')
  const rows = page.getByRole('main').getByRole('row')
  await page.getByRole('button', { name: t('reports.types.company'), exact: true }).click()
  await expect(page).toHaveURL(/\?type=company$/)
  await expect(page.getByText(t('reports.found', { count: 9 }))).toBeVisible()
  await page.getByRole('link', { name: `${t('reports.page')} 2`, exact: true }).click()
  await expect(page).toHaveURL(/\?type=company&page=2$/)

  // As somebody else opens it.
  await page.reload()
  await expect(page.getByText(t('reports.found', { count: 9 }))).toBeVisible()
  const pages = page.getByRole('navigation', { name: t('reports.pagination') })
  await expect(pages.locator('[aria-current=page]')).toHaveText('2')
  await page.getByLabel(t('reports.ticker')).fill('KHONGCO')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('reports.empty'))).toBeVisible()
  await page.goBack()
  await expect(rows).toHaveCount(4 + 1)
  await page.getByRole('button', { name: t('reports.reset') }).click()
  await expect(page).toHaveURL(/\/reports$/)
  await expect(page.getByText(t('reports.count', { count: 30 }))).toBeVisible()
})

test('categories with a page of their own redirect to it', async ({ page }) => {
  for (const [category, own] of [
    ['/cate/tin-thi-truong', '/market-news'],
    ['/en/cate/bao-cao', '/en/reports'],
    ['/cate/chinh-sach-bao-mat', '/policy'],
    ['/kr/cate/dieu-khoan-su-dung', '/kr/terms'],
  ] as const) {
    await page.goto(category)
    await expect(page).toHaveURL(new RegExp(`${own}$`))
  }
})
