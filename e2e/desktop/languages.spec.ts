import { localizedPath } from '../../lib/platform/i18n/localized-path.ts'
import { locales } from '../../lib/platform/i18n/locales.ts'
import { categoryIds } from '../../lib/routes/category-ids.ts'
import { firstOf } from '../support/content'
import { copyOf } from '../support/copy'
import { headOf, hrefsOf } from '../support/head'
import { hydrated } from '../support/hydrated'
import { articlePath } from '../support/routes'
import { expect, test } from '../support/test'

test('an article in Vietnamese only offers no other language', async ({ page, request, content, problems }) => {
  const articles = await content.articlesOf(categoryIds.news)
  const alone = firstOf(articles, (article) => String(article.locales) === 'vi', 'article in Vietnamese alone')
  const linked = (html: string) => hrefsOf(html).filter((href) => href.endsWith(`/article/${alone.slug}`))
  const document = await (await request.get(`/article/${alone.slug}`)).text()
  expect([...new Set(linked(document))], 'links in the document').toEqual([`/article/${alone.slug}`])

  await page.goto(`/article/${alone.slug}`)
  expect(Object.keys((await headOf(page)).alternates).toSorted()).toEqual(['vi', 'x-default'])

  problems.expect(/404/)
  const response = await page.goto(`/en/article/${alone.slug}`)
  expect(response?.status()).toBe(404)
  expect((await headOf(page)).lang).toBe('en')

  // Neither the page nor its header offers a language that is another 404, and each link remembers the choice.
  const t = copyOf('en')
  await page
    .locator('summary')
    .filter({ hasText: t('shell.language') })
    .click()
  await expect(
    page.getByText(t('shell.notInLanguage', { language: t('shell.languageNames.ko') })).first(),
  ).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('shell.languageNames.vi') })
    .click()
  await expect(page).toHaveURL(new RegExp(`/article/${alone.slug}$`))
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'NEXT_LOCALE')
  expect(cookie?.value).toBe('vi')
})

for (const locale of locales) {
  test(`an unknown address in ${locale} says so in that language and links to other pages`, async ({
    page,
    problems,
  }) => {
    problems.expect(/404/)
    const t = copyOf(locale)
    const response = await page.goto(localizedPath(locale, '/no/such/page'))
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errorPages.notFound.title'))
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  })
}

test('the menu offers the languages of the page that a reader has gone on to', async ({ page, content }) => {
  const articles = await content.articlesOf(categoryIds.news)
  const alone = firstOf(articles, (article) => String(article.locales) === 'vi', 'article in Vietnamese alone')
  const english = page.locator('header a[hreflang=en]')
  await page.goto(`/article/${alone.slug}`)
  await hydrated(page)
  await expect(english).toHaveCount(0)
  await page.locator('header a[href="/"]').first().click()
  await expect(page).toHaveURL(/\d\/$/)
  // In the header, and in the menu of narrow windows.
  await expect(english).toHaveCount(2)
  await page.goBack()
  await expect(english).toHaveCount(0)
})

test('the switcher leads to the same page in the other language and is remembered', async ({ page, context }) => {
  await page.goto(`${articlePath}?utm_source=letter#related`)
  await page
    .locator('summary')
    .filter({ hasText: copyOf('vi')('shell.language') })
    .click()
  await page.getByRole('link', { name: 'English', exact: true }).first().click()
  await expect(page).toHaveURL(/\/en\/article\/[^?]+\?utm_source=letter#related$/)
  expect((await headOf(page)).lang).toBe('en')

  const cookie = (await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE')
  expect(cookie).toMatchObject({ value: 'en', path: '/' })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(365)

  // The root follows the cookie; an address that names a language keeps to it.
  await page.goto('/')
  await expect(page).toHaveURL(/\/en$/)
  await page.goto(articlePath)
  await expect(page).toHaveURL(new RegExp(`${articlePath}$`))
  expect((await headOf(page)).lang).toBe('vi')
})

test('the browser’s own language changes nothing', async ({ request }) => {
  const response = await request.get('/', { headers: { 'accept-language': 'ko,en;q=0.5' }, maxRedirects: 0 })
  expect(response.status()).toBe(200)
  expect(await response.text()).toContain('<html lang="vi"')
})
