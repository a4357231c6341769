import { documentsOf, expectReciprocalHeads, linksOf } from '../support/documents'
import { routes } from '../support/routes'
import { expect, test } from '../support/test'

const pages = routes.filter(({ status }) => status === 200)

for (const { name, path, indexed = true, translated = true } of pages) {
  test(`${name} ${path} names itself and its translations`, async ({ page, stack }) => {
    const documents = await documentsOf(page, path)
    if (indexed) expectReciprocalHeads(documents, stack.siteUrl, translated)
    else for (const { head } of documents) expect(head.robots).toContain('noindex')
  })
}

test('no link on any kind of page is broken', async ({ page, stack }) => {
  test.setTimeout(180_000)
  const from = new Map<string, string>()
  for (const { path } of pages) {
    for (const { html, url } of await documentsOf(page, path)) {
      for (const link of linksOf(html, stack.siteUrl)) if (!from.has(link)) from.set(link, url)
    }
  }
  const broken: string[] = []
  const waiting = [...from]
  const follow = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [link, url] = next
      const status = (await page.request.get(link)).status()
      if (status >= 400) broken.push(`${link} on ${url}: ${status}`)
    }
  }
  await Promise.all(Array.from({ length: 6 }, follow))
  expect(broken).toEqual([])
})
