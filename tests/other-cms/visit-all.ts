import { locales } from '@/lib/platform/i18n/locales'

import { launchBrowser } from '../../scripts/lib/chromium.mjs'
import { returningVisitor } from '../../scripts/lib/returning-visitor.mjs'
import { Content } from '../../e2e/support/content'
import { dynamicRoutes, fixedPages, pageOf } from './addresses'
import { askAll } from './ask-all'
import { visit } from './visit'

interface Visits {
  /** What is wrong, each with its page. */
  readonly problems: readonly string[]
  /** Number of pages, pictures and links, and how long the visits took. */
  readonly summary: string
}

interface VisitOptions {
  /** Origin of the pictures and files of the CMS. */
  readonly mediaUrl: string
  /** Main API that the site reads. */
  readonly mainApiUrl: string
  /** Names that no page may have, in lower case. */
  readonly traces: readonly string[]
  /** Documents of each route and language that are opened in the browser; all others are asked for. */
  readonly documentsOfKind: number
  /** Called now and then with how far the visits are, and with each problem when it is found. */
  readonly say: (line: string) => void
}

/** Milliseconds for one page: enough on a busy machine, because this is not about speed. */
const longestLoad = 120_000

/** Pages open at a time. */
const lanes = 2

/** Addresses to open, each once, and links to check, each with the page that has it. */
class Crawl {
  readonly links = new Map<string, string>()
  readonly #waiting: string[]
  readonly #known: Set<string>
  readonly #opened = new Map<string, number>()
  readonly #documentsOfKind: number

  constructor(seeds: readonly string[], documentsOfKind: number) {
    this.#waiting = [...seeds]
    this.#known = new Set(seeds)
    this.#documentsOfKind = documentsOfKind
  }

  next(): string | undefined {
    return this.#waiting.shift()
  }

  /** Opens a link later, unless it is known, is no page, or enough of its kind were opened. */
  add(link: string, page: string): void {
    if (!this.links.has(link)) this.links.set(link, page)
    const address = link.replace(/#.*/, '')
    const found = address.startsWith('/') ? pageOf(address) : null
    if (found === null || this.#known.has(address)) return
    this.#known.add(address)
    // A filter or a page of a list is another kind than the list.
    const kind = `${found.locale} ${found.route} ${address.includes('?')}`
    const opened = this.#opened.get(kind) ?? 0
    if (opened >= this.#documentsOfKind) return
    this.#opened.set(kind, opened + 1)
    this.#waiting.push(address)
  }

  /** Routes of which no document was linked, in a language. */
  unreached(): string[] {
    return locales.flatMap((locale) =>
      dynamicRoutes.flatMap((route) =>
        this.#opened.has(`${locale} ${route} false`) ? [] : [`${locale}: no page links to ${route}`],
      ),
    )
  }
}

/**
 * Opens the pages of a site in every language, beginning with those of the route table and following links, and asks for every
 * address of the site and of the files of its CMS.
 */
export async function visitAll(
  siteUrl: string,
  { mediaUrl, mainApiUrl, traces, documentsOfKind, say }: VisitOptions,
): Promise<Visits> {
  const started = performance.now()
  const browser = await launchBrowser()
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'vi-VN' })
  context.setDefaultTimeout(longestLoad)
  await context.addInitScript(returningVisitor)
  const problems: string[] = []
  const content = new Content(mainApiUrl)
  const crawl = new Crawl(locales.flatMap(fixedPages), documentsOfKind)
  let visited = 0
  let pictures = 0
  const lane = async () => {
    for (let path = crawl.next(); path !== undefined; path = crawl.next()) {
      // oxlint-disable-next-line no-await-in-loop -- a lane opens one page after the other
      const found = await visit(context, { siteUrl, mediaUrl, path, content, traces })
      visited += 1
      pictures += found.pictures
      const own = found.problems.map((problem) => `${path}: ${problem}`)
      for (const problem of own) say(`✗ ${problem}`)
      problems.push(...own)
      if (visited % 50 === 0) say(`${visited} pages …`)
      for (const link of found.links) crawl.add(link, path)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  await browser.close()
  const others = [...crawl.unreached(), ...(await askAll(siteUrl, mediaUrl, crawl.links))]
  for (const problem of others) say(`✗ ${problem}`)
  problems.push(...others)
  const seconds = Math.round((performance.now() - started) / 1000)
  return {
    problems,
    summary: `${visited} pages opened, with ${pictures} pictures; ${crawl.links.size} addresses asked for; ${seconds} s`,
  }
}
