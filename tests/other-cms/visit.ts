import type { BrowserContext, Page } from '@playwright/test'

import en from '@/messages/en.json'
import ko from '@/messages/ko.json'
import vi from '@/messages/vi.json'

import type { Content } from '../../e2e/support/content'
import { hydrated } from '../../e2e/support/hydrated'
import { pageOf } from './addresses'

/** Texts of lists that have nothing to show, in every language. */
const emptyTexts: readonly string[] = [vi, en, ko].flatMap((m) => [
  m.videos.empty,
  m.branches.empty,
  m.branches.failed,
  m.careers.emptyTitle,
  m.careers.failedTitle,
  m.category.empty,
  m.faq.empty,
  m.marketNews.empty,
  m.reports.empty,
  m.reports.failed,
  m.errorPages.error.title,
])

/** What the list of vacancies says that has none, in every language. */
const noVacancies: readonly string[] = [vi, en, ko].map((m) => m.careers.emptyTitle)

/** Whether a page is the list of vacancies of a branch, and the CMS has none there. */
async function hasNoVacancies(content: Content, path: string): Promise<boolean> {
  const branch = new URL(path, 'http://site.example').searchParams.get('branch')
  const page = pageOf(path)
  if (branch === null || page?.route !== '/career') return false
  return (await content.vacancies({ locale: page.locale, branch: Number(branch) })).length === 0
}

interface Visited {
  readonly problems: readonly string[]
  /** Path, query and fragment of links to the site itself; addresses of linked files of the CMS. */
  readonly links: readonly string[]
  /** Number of pictures on the page. */
  readonly pictures: number
}

interface VisitOptions {
  readonly siteUrl: string
  /** Origin of the pictures and files of the CMS. */
  readonly mediaUrl: string
  readonly path: string
  readonly content: Content
  /** Names that no page may have, in lower case. */
  readonly traces: readonly string[]
}

/** Opens a page: it answers, is quiet, shows every picture, none of its lists is empty, and it has none of the names. */
export async function visit(
  context: BrowserContext,
  { siteUrl, mediaUrl, path, content, traces }: VisitOptions,
): Promise<Visited> {
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => problems.push(`console ${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`))
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`request failed: ${request.url()}`)
  })
  const response = await page.goto(siteUrl + path)
  if (response?.status() !== 200) problems.push(`answers ${response?.status()}`)
  await hydrated(page)
  // What a query selects is looked for in the browser.
  if (path.includes('?')) await page.waitForLoadState('networkidle')
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
  problems.push(...(await brokenPictures(page)).map((src) => `broken picture: ${src}`))
  const text = await page.locator('body').innerText()
  const says = emptyTexts.filter((empty) => text.includes(empty))
  const isRight = says.length > 0 && (await hasNoVacancies(content, path))
  problems.push(...says.filter((empty) => !isRight || !noVacancies.includes(empty)).map((empty) => `says: ${empty}`))
  const html = (await page.content()).toLowerCase()
  problems.push(...traces.filter((trace) => html.includes(trace)).map((trace) => `names the first firm: ${trace}`))
  const empty = await page.locator('main :is(ul, ol, tbody, select):not(:has(*))').count()
  if (empty > 0) problems.push(`has ${empty} empty lists`)
  const links = await page.locator('a[href], link[rel=alternate]').evaluateAll(
    (anchors, { site, media }) =>
      anchors.flatMap((anchor) => {
        const { href, origin, pathname, search, hash } = new URL((anchor as HTMLAnchorElement | HTMLLinkElement).href)
        return origin === site ? [pathname + search + hash] : origin === media ? [href] : []
      }),
    { site: new URL(siteUrl).origin, media: mediaUrl },
  )
  const pictures = await page.locator('img').count()
  await page.close()
  return { problems: [...new Set(problems)], links: [...new Set(links)], pictures }
}

/** Addresses of pictures that did not load; those further down are loaded now. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.locator('img').evaluateAll(async (pictures) => {
    const broken: string[] = []
    await Promise.all(
      pictures.map(async (picture) => {
        const image = picture as HTMLImageElement
        image.loading = 'eager'
        await image.decode().catch(() => undefined)
        if (!image.complete || image.naturalWidth === 0) broken.push(image.src)
      }),
    )
    return broken
  })
}
