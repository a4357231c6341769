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

/** Reads documents, each once: the menus lead to most of the pages that are searched for links. */
function readerOf(request: APIRequestContext) {
  const read = new Map<string, string>()
  return {
    /** The document to which an address leads in the end. */
    async document(path: string): Promise<string> {
      const html = read.get(path) ?? (await (await request.get(path)).text())
      read.set(path, html)
      return html
    },
    /** The status that an address itself answers. */
    async status(path: string): Promise<number> {
      const response = await request.get(path, { maxRedirects: 0 })
      if (response.status() === 200) read.set(path, await response.text())
      return response.status()
    },
  }
}

for (const locale of locales) {
  test(`in ${locale} every page is two steps from the home page, and menus lead to final addresses`, async ({
    request,
    stack: { siteUrl },
  }) => {
    const reader = readerOf(request)
    const home = localizedPath(locale, '/')
    const html = await reader.document(home)

    const wrong: string[] = []
    await forEach(linksOf(frameOf(html), siteUrl), async (link) => {
      const status = await reader.status(link)
      if (status !== 200) wrong.push(`${link}: ${status}`)
    })
    expect(wrong).toEqual([])

    const first = new Set([home, ...linksOf(html, siteUrl)].map((link) => link.split('?')[0] ?? link))
    const ofLanguage = [...first].filter(
      (link) => link === home || link.startsWith(localizedPath(locale, '/x').slice(0, -1)),
    )
    const unreached = new Set(pages.map((path) => localizedPath(locale, path)).filter((path) => !first.has(path)))
    await forEach(ofLanguage, async (path) => {
      if (unreached.size === 0) return
      for (const link of linksOf(await reader.document(path), siteUrl)) unreached.delete(link.split('?')[0] ?? link)
    })
    expect([...unreached]).toEqual([])
  })
}
