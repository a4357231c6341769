import { localizedPath } from '@/lib/platform/i18n/localized-path'
import { type Locale, locales } from '@/lib/platform/i18n/locales'
import { rows } from '@/lib/routes/table'

/** Links checked at a time. */
const lanes = 4

/** Every page of the route table in a language, with the variants that do not depend on content. */
export function fixedPages(locale: Locale): readonly string[] {
  return rows
    .filter(([path]) => !path.includes('['))
    .flatMap(([path, { variants = [] }]) => {
      const queries = variants.flatMap(({ query }) => {
        const [[name, value] = ['', null], ...others] = Object.entries(query)
        return others.length > 0 || value instanceof RegExp ? [] : [`?${name}=${value ?? '1'}`]
      })
      return ['', ...queries].map((query) => localizedPath(locale, path) + query)
    })
}

/** Routes with a segment that content decides. */
export const dynamicRoutes = rows.map(([path]) => path).filter((path) => path.includes('['))

const patterns = rows
  .map(([path]) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\[\w+\]/g, '[^/]+')}$`) }))
  .toSorted((a, b) => Number(a.path.includes('[')) - Number(b.path.includes('[')))

/** Language and route of an address of the site; null for a file or a call, which is no page. */
export function pageOf(address: string): { locale: Locale; route: string } | null {
  const { pathname } = new URL(address, 'http://site.example')
  for (const locale of locales.toReversed()) {
    const home = localizedPath(locale, '/')
    const isOwn = home === '/' || pathname === home || pathname.startsWith(`${home}/`)
    if (!isOwn) continue
    const path = home === '/' ? pathname : pathname.slice(home.length) || '/'
    const row = patterns.find(({ pattern }) => pattern.test(path))
    return row === undefined ? null : { locale, route: row.path }
  }
  return null
}

/** Whether an HTML document has an element of this id. */
const hasId = (html: string, id: string) => html.includes(` id="${id}"`)

async function problemOf(url: URL): Promise<string | null> {
  const response = await fetch(url)
  if (response.status >= 400) return `answers ${response.status}`
  const fragment = decodeURIComponent(url.hash.slice(1))
  if (fragment === '') return null
  return hasId(await response.text(), fragment) ? null : 'names a part that its page does not have'
}

/** Links that do not answer, or whose fragment their page does not have. @param links with the page that has each */
export async function brokenLinks(siteUrl: string, links: ReadonlyMap<string, string>): Promise<string[]> {
  const broken: string[] = []
  const waiting = links.entries()
  const lane = async () => {
    for (const [link, page] of waiting) {
      // oxlint-disable-next-line no-await-in-loop -- a lane takes one after the other
      const problem = await problemOf(new URL(link, siteUrl))
      if (problem !== null) broken.push(`${page}: the link ${link} ${problem}`)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return broken
}
