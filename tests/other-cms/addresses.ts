import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'
import { rows } from '@/lib/routes/table'

/** Requests under way at a time. */
const lanes = 4

/** Documents of each kind with a dynamic segment that are opened. */
const samplesOfKind = 3

const hrefs = (html: string): readonly string[] =>
  [...html.matchAll(/\shref="([^"#]+)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

/** Every page of the route table in a language; of dynamic routes the first documents that the list above links to. */
export async function pagesToVisit(siteUrl: string, locale: Locale): Promise<readonly string[]> {
  const fixed = rows.map(([path]) => path).filter((path) => !path.includes('['))
  const dynamic = rows.map(([path]) => path.replace(/\[\w+\]$/, '')).filter((path) => path.endsWith('/'))
  const samples = await Promise.all(
    dynamic.map(async (prefix) => {
      const list = prefix.slice(0, -1)
      const html = await (await fetch(siteUrl + localizedPath(locale, list))).text()
      const own = localizedPath(locale, prefix)
      const found = new Set(hrefs(html).filter((href) => href.startsWith(own) && !/[?.]/.test(href)))
      return [...found].slice(0, samplesOfKind)
    }),
  )
  return [...fixed.map((path) => localizedPath(locale, path)), ...samples.flat()]
}

/** Links of the site to itself that do not answer. @param links with the page that has each */
export async function brokenLinks(siteUrl: string, links: ReadonlyMap<string, string>): Promise<string[]> {
  const broken: string[] = []
  const waiting = links.entries()
  const lane = async () => {
    for (const [link, page] of waiting) {
      // oxlint-disable-next-line no-await-in-loop -- a lane takes one after the other
      const response = await fetch(siteUrl + link)
      if (response.status >= 400) broken.push(`${page}: the link ${link} answers ${response.status}`)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return broken
}
