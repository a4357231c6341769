import { locales } from '@/lib/platform/i18n/locales'

import { launchBrowser } from '../../scripts/lib/chromium.mjs'
import { returningVisitor } from '../../scripts/lib/returning-visitor.mjs'
import { brokenLinks, pagesToVisit } from './addresses'
import { visit } from './visit'

interface Visits {
  /** What is wrong, each with its page. */
  readonly problems: readonly string[]
  /** Number of pages, pictures and links, and how long the visits took. */
  readonly summary: string
}

/**
 * Opens every page of a site in every language, and follows every link to itself.
 * @param traces names that no page may have, in lower case
 */
export async function visitAll(siteUrl: string, traces: readonly string[]): Promise<Visits> {
  const started = performance.now()
  const browser = await launchBrowser()
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'vi-VN' })
  await context.addInitScript(returningVisitor)
  const problems: string[] = []
  const links = new Map<string, string>()
  let visited = 0
  let pictures = 0
  for (const locale of locales) {
    // oxlint-disable-next-line no-await-in-loop -- one language after the other
    for (const path of await pagesToVisit(siteUrl, locale)) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other, so that each problem names its page
      const found = await visit(context, siteUrl, path, traces)
      visited += 1
      pictures += found.pictures
      problems.push(...found.problems.map((problem) => `${path}: ${problem}`))
      for (const link of found.links) if (!links.has(link)) links.set(link, path)
    }
  }
  await browser.close()
  problems.push(...(await brokenLinks(siteUrl, links)))
  const seconds = Math.round((performance.now() - started) / 1000)
  return { problems, summary: `${visited} pages, ${pictures} pictures, ${links.size} links in ${seconds} s` }
}
