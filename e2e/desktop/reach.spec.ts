import type { APIRequestContext } from '@playwright/test'

import { localizedPath } from '../../lib/platform/i18n/localized-path.ts'
import { locales } from '../../lib/platform/i18n/locales.ts'
import { rows } from '../../lib/routes/table.ts'
import { forEach, linksOf } from '../support/documents'
import { expect, test } from '../support/test'

/** Pages without a dynamic segment. Phones and devices without a camera are sent to /open-account; its header leads on. */
const pages = rows.map(([path]) => path).filter((path) => !path.includes('[') && path !== '/open-account')

/** Links in the frame of a page, where menus and footer are. */
const frameOf = (html: string) => {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return html.replace(main, '')
}

async function linksIn(
  request: APIRequestContext,
  paths: readonly string[],
  baseUrl: string,
  part = (html: string) => html,
) {
  const links = new Set<string>()
  await forEach(paths, async (path) => {
    const response = await request.get(path)
    for (const link of linksOf(part(await response.text()), baseUrl)) links.add(link)
  })
  return [...links]
}

for (const locale of locales) {
  test(`in ${locale} every page is two steps from the home page, and menus lead to final addresses`, async ({
    request,
    stack: { siteUrl },
  }) => {
    const home = localizedPath(locale, '/')
    const inFrame = await linksIn(request, [home], siteUrl, frameOf)

    const wrong: string[] = []
    await forEach(inFrame, async (link) => {
      const response = await request.get(link, { maxRedirects: 0 })
      if (response.status() !== 200) wrong.push(`${link}: ${response.status()}`)
    })
    expect(wrong).toEqual([])

    const first = new Set(
      [home, ...(await linksIn(request, [home], siteUrl))].map((link) => link.split('?')[0] ?? link),
    )
    const ofLanguage = [...first].filter(
      (link) => link === home || link.startsWith(localizedPath(locale, '/x').slice(0, -1)),
    )
    const unreached = new Set(pages.map((path) => localizedPath(locale, path)).filter((path) => !first.has(path)))
    await forEach(ofLanguage, async (path) => {
      if (unreached.size === 0) return
      for (const link of await linksIn(request, [path], siteUrl)) unreached.delete(link.split('?')[0] ?? link)
    })
    expect([...unreached]).toEqual([])
  })
}
