import type { BrowserContext, Page } from '@playwright/test'

import en from '@/messages/en.json'
import ko from '@/messages/ko.json'
import vi from '@/messages/vi.json'

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

interface Visited {
  readonly problems: readonly string[]
  /** Path and query of links to the site itself. */
  readonly links: readonly string[]
  /** Number of pictures on the page. */
  readonly pictures: number
}

/**
 * Opens a page: it answers, is quiet, shows every picture, none of its lists is empty, and it has none of the names.
 * @param traces names in lower case
 */
export async function visit(
  context: BrowserContext,
  siteUrl: string,
  path: string,
  traces: readonly string[],
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
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
  problems.push(...(await brokenPictures(page)).map((src) => `broken picture: ${src}`))
  const text = await page.locator('body').innerText()
  problems.push(...emptyTexts.filter((empty) => text.includes(empty)).map((empty) => `says: ${empty}`))
  const html = (await page.content()).toLowerCase()
  problems.push(...traces.filter((trace) => html.includes(trace)).map((trace) => `names the first firm: ${trace}`))
  const links = await page.locator('a[href]').evaluateAll(
    (anchors, origin) =>
      anchors.flatMap((anchor) => {
        const { origin: own, pathname, search } = new URL((anchor as HTMLAnchorElement).href)
        return own === origin ? [pathname + search] : []
      }),
    new URL(siteUrl).origin,
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
