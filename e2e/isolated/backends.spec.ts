import { randomUUID } from 'node:crypto'

import { categoryIds } from '../../lib/routes/category-ids.ts'
import { articlePath } from '../support/routes'
import { expect, test } from '../support/test'

test('a CMS edit is visible once the webhook has answered', async ({ page, sandbox, breakable, request }) => {
  const shown = async () => (await request.get(breakable.siteUrl)).text()
  const hotline = `1900 ${String(Date.now()).slice(-4)}`
  await sandbox.editStaticContent('hotline', { content: hotline })
  expect(await shown()).toContain(hotline)

  const title = `Sông Ngân ${hotline}`
  await page.goto(sandbox.url)
  await page.getByLabel('Entry').selectOption('homepage_title')
  await page.getByLabel('Content').fill(JSON.stringify({ vi: title }))
  await page.getByRole('button', { name: 'Save and tell the site' }).click()
  await expect(page.getByRole('status')).toContainText('PUT /__sandbox__/static-content/homepage_title: 200')
  // The very next answer: how long it takes is measured by `npm run proof:cluster`.
  expect(await shown()).toContain(`<title>${title}</title>`)
  await sandbox.reset()
  // This also tells the site that everything is as it was.
  await sandbox.editStaticContent('hotline', { content: '1900 6277' })
})

test('visited pages stay available while every backend is down', async ({
  page,
  sandbox,
  breakable,
  content,
  problems,
}) => {
  const articles = await content.articlesOf(categoryIds.news)
  const unvisited = articles.at(-1)?.slug
  // The build renders the newest five, so the oldest has not been visited yet.
  expect(articles.length).toBeGreaterThan(5)
  for (const path of ['/', '/en', '/kr', articlePath]) expect((await page.goto(path))?.status()).toBe(200)

  // The sandbox is the host of pictures too, which a brokerage has elsewhere.
  await page.route(`${sandbox.url}/media/**`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }),
  )
  await breakable.stopSandbox()
  for (const path of ['/', '/en', '/kr', articlePath]) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  // Never visited: there is nothing to show, and the failure is not cached.
  problems.expect(/50\d/)
  const broken = await page.goto(`/article/${unvisited}`)
  expect(broken?.status()).toBeGreaterThanOrEqual(500)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button')).first(),
  ).toBeVisible()

  await breakable.startSandbox()
  const healed = await page.goto(`/article/${unvisited}`)
  expect(healed?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(articles.at(-1)?.title ?? '')
})

test('unknown addresses cost the backend one call and are not cached', async ({ sandbox, request, breakable }) => {
  const slug = `invented-${randomUUID()}`
  for (let visit = 0; visit < 3; visit += 1) {
    const response = await request.get(`${breakable.siteUrl}/article/${slug}`)
    expect(response.status()).toBe(404)
  }
  const calls = (await sandbox.calls('main')).filter(({ path }) => path.includes(slug))
  expect(calls.length).toBeLessThanOrEqual(1)
})
