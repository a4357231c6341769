import type { APIRequestContext } from '@playwright/test'
import { newsListResponseSchema } from '../../lib/backends/news/schemas.ts'
import { categoryIds } from '../../lib/routes/category-ids.ts'
import type { Fault } from '../support/sandbox'
import { expect, test } from '../support/test'

/** A page as the server sends it. tests/contract/content-faults.test.ts proves the result of each loader for each fault. */
async function documentOf(request: APIRequestContext, url: string) {
  const response = await request.get(url)
  const html = await response.text()
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''
  return {
    status: response.status(),
    cacheControl: response.headers()['cache-control'] ?? '',
    heading: heading.replaceAll(/<[^>]+>/g, '').trim(),
    // A page that is not blank has its frame: a header, a footer and a link in its main part.
    framed: html.includes('<header') && html.includes('<footer') && /<main[\s\S]*<a /.test(html),
  }
}

const failures: ReadonlyArray<readonly [name: string, fault: Omit<Fault, 'service'>, status: number]> = [
  ['down', { kind: 'drop' }, 503],
  ['half an answer', { kind: 'malformed' }, 503],
  ['401', { kind: 'status', status: 401 }, 503],
  ['422', { kind: 'status', status: 422 }, 503],
  ['404', { kind: 'status', status: 404 }, 404],
  ['500', { kind: 'status', status: 500 }, 503],
  // Longer than the site waits.
  ['slow', { kind: 'delay', ms: 10_000 }, 503],
]

test('a page never visited answers a backend failure with the right status, and pages that do not need the backend work', async ({
  request,
  sandbox,
  content,
  breakable: { siteUrl, sandboxUrl },
}) => {
  // The oldest guides: the build renders news, other tests visit it, and pages in view fetch what they link to.
  const articles = (await content.articlesOf(categoryIds.guides)).toReversed()
  const answer = await request.get(`${sandboxUrl}/news/article?page=1&limit=100&active=1&locale=vi`, {
    headers: { locale: 'vi' },
  })
  const news = newsListResponseSchema.parse(await answer.json()).data.articleList.toReversed()
  let next = 0

  for (const [name, fault, status] of failures) {
    const slug = articles[next]?.slug ?? ''
    const id = news[next]?.id ?? 0
    const other = news[next + failures.length]?.id ?? 0
    next += 1
    // oxlint-disable-next-line no-await-in-loop -- one outage after the other
    await test.step(name, async () => {
      await sandbox.fail({ service: 'main', ...fault })
      const article = await documentOf(request, `${siteUrl}/article/${slug}`)
      expect(article).toMatchObject({ status, framed: true, heading: expect.stringMatching(/\S/) })
      expect(article.cacheControl).toMatch(status === 404 ? /s-maxage=60\b/ : /no-store/)
      // Market news has another backend; header and footer work without theirs.
      expect(await documentOf(request, `${siteUrl}/market-news/${other}`)).toMatchObject({ status: 200, framed: true })
      await sandbox.heal()

      await sandbox.fail({ service: 'news', ...fault })
      const own = await documentOf(request, `${siteUrl}/market-news/${id}`)
      expect(own).toMatchObject({ status, framed: true, heading: expect.stringMatching(/\S/) })
      await sandbox.heal()

      // Failures are not cached; a 404 is, for a minute.
      if (status === 404) return
      expect((await documentOf(request, `${siteUrl}/market-news/${id}`)).status).toBe(200)
      expect((await documentOf(request, `${siteUrl}/article/${slug}`)).status).toBe(200)
    })
  }
})
