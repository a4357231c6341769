import { categoryIds } from '../../lib/routes/category-ids.ts'
import { documentsOf, forEach, headProblems, linksOf } from '../support/documents'
import { headOfHtml } from '../support/head'
import { namedDocuments } from '../support/named-documents'
import { furtherDocuments, routes } from '../support/routes'
import { expect, test } from '../support/test'

/** Every fourth. */
const followedOfListed = 4

test('every page in every language has a unique title, its translations and valid structured data, and no link is broken', async ({
  request,
  content,
  stack: { siteUrl },
}) => {
  const documents = await documentsOf(request, [...routes, ...furtherDocuments])
  expect(headProblems(documents, siteUrl)).toEqual([])

  await test.step('a post with a page of its own names it', async () => {
    const canonicalOf = async (slug: string) =>
      headOfHtml(await (await request.get(`/article/${slug}`)).text()).canonical
    expect(await canonicalOf(namedDocuments.company)).toBe(`${siteUrl}/about/mirae-asset-vietnam`)
    const [policy] = await content.articlesOf(categoryIds.policy)
    expect(await canonicalOf(policy?.slug ?? '')).toBe(`${siteUrl}/policy`)
  })

  const listed = new Set<string>()
  await test.step('sitemaps', async () => {
    const locsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
    for (const sitemap of locsOf(await (await request.get('/sitemap.xml')).text())) {
      // oxlint-disable-next-line no-await-in-loop -- five of them
      for (const loc of locsOf(await (await request.get(sitemap)).text())) listed.add(loc.replace(/\/$/, ''))
    }
    const missing = documents.filter(
      ({ status, indexed = true, path, head }) =>
        // A part of a list is reached from the list.
        status === 200 && indexed && !path.includes('?') && !listed.has(head.canonical ?? ''),
    )
    expect(missing.map(({ url }) => url)).toEqual([])
  })

  await test.step('feeds and social images', async () => {
    const wrong: string[] = []
    const existing = documents.filter(({ status, indexed = true }) => status === 200 && indexed)
    await forEach([...new Set(existing.flatMap(({ head }) => head.feed ?? []))], async (feed) => {
      const response = await request.get(feed)
      if (!response.ok() || !(await response.text()).includes('<item>')) wrong.push(feed)
    })
    // They are drawn when they are asked for: one of each kind of page, which is the first part of its path.
    const vietnamese = existing.filter(({ locale }) => locale === 'vi')
    const kinds = Map.groupBy(vietnamese, ({ path }) => path.split(/[/?]/)[1])
    await forEach(
      [...kinds.values()].flatMap(([one]) => one?.head.image ?? []),
      async (image) => {
        const response = await request.get(image)
        if (response.headers()['content-type'] !== 'image/png') wrong.push(image)
      },
    )
    expect(wrong).toEqual([])
  })

  await test.step('links', async () => {
    const from = new Map<string, string>()
    for (const { html, url } of documents) {
      for (const link of linksOf(html, siteUrl)) if (!from.has(link)) from.set(link, url)
    }
    const known = new Set(documents.map(({ url }) => url))
    // What sitemaps list is there by what backends say, in each language: of those links a part is followed, of others all.
    let ofListed = 0
    const isToFollow = ([link]: readonly [string, string]) =>
      !known.has(link) && (!listed.has(siteUrl + link) || (ofListed += 1) % followedOfListed === 0)
    const broken: string[] = []
    await forEach([...from].filter(isToFollow), async ([link, url]) => {
      const status = (await request.get(link)).status()
      if (status >= 400) broken.push(`${link} on ${url}: ${status}`)
    })
    expect(broken).toEqual([])
  })
})
