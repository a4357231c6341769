import { reportPageSize } from '../../features/reports/limits.ts'
import { localizedPath } from '../../lib/platform/i18n/localized-path.ts'
import { categoryIds } from '../../lib/routes/category-ids.ts'
import { copyOf } from '../support/copy'
import { hydrated } from '../support/hydrated'
import { categoryPath } from '../support/routes'
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
  // Its text is there some milliseconds before it is at its top, in which no reader goes back.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(items).toHaveCount(before + 10)
  await expect(items.nth(before + 5)).toBeInViewport()
})

test('“Load more” appends articles of a category, none of them twice', async ({ page }) => {
  await page.goto(categoryPath)
  const titles = page.getByRole('main').getByRole('listitem').getByRole('heading')
  const before = await titles.count()
  await hydrated(page)
  await page.getByRole('link', { name: t('category.more') }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(titles.nth(before)).toBeVisible()
  const texts = await titles.allInnerTexts()
  expect(new Set(texts).size).toBe(texts.length)
})

test('report filters live in the address: they can be set, shared, undone and reset', async ({ page, content }) => {
  const { rows: reports, total } = await content.reports()
  const count = reports.filter(({ type }) => type === 'company').length
  await page.goto('/reports')
  const rows = page.getByRole('main').getByRole('row')
  await page.getByRole('button', { name: t('reports.types.company'), exact: true }).click()
  await expect(page).toHaveURL(/\?type=company$/)
  await expect(page.getByText(t('reports.found', { count }))).toBeVisible()
  await page.getByRole('link', { name: `${t('reports.page')} 2`, exact: true }).click()
  await expect(page).toHaveURL(/\?type=company&page=2$/)

  // As somebody else opens it.
  await page.reload()
  await expect(page.getByText(t('reports.found', { count }))).toBeVisible()
  const pages = page.getByRole('navigation', { name: t('reports.pagination') })
  await expect(pages.locator('[aria-current=page]')).toHaveText('2')
  await page.getByLabel(t('reports.ticker')).fill('KHONGCO')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('reports.empty'))).toBeVisible()
  await page.goBack()
  // Without those of the first page, and with the header.
  await expect(rows).toHaveCount(Math.min(count - reportPageSize, reportPageSize) + 1)
  await page.getByRole('button', { name: t('reports.reset') }).click()
  await expect(page).toHaveURL(/\/reports$/)
  await expect(page.getByText(t('reports.count', { count: total }))).toBeVisible()
})

test('categories with a page of their own redirect to it', async ({ page, content }) => {
  for (const [locale, id, own] of [
    ['vi', categoryIds.marketNews, '/market-news'],
    ['en', categoryIds.reports, '/reports'],
    ['vi', categoryIds.policy, '/policy'],
    ['ko', categoryIds.terms, '/terms'],
  ] as const) {
    const { slug } = await content.category(id, locale)
    await page.goto(localizedPath(locale, `/cate/${slug}`))
    await expect(page).toHaveURL(new RegExp(`${localizedPath(locale, own)}$`))
  }
})
