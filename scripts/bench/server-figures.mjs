import { launchBrowser } from '../lib/chromium.mjs'
import { articleSlugs } from './articles.mjs'
import { readableWithinMs, slowPages } from './budgets.mjs'
import { firstTap } from './first-tap.mjs'
import { answerTime, median, throughput } from './server-load.mjs'
import { readableOnSlowConnection } from './slow-connection.mjs'

/** @typedef {{ name: string, value: string }} Figure */

/**
 * How soon pages can be read on slow 3G.
 * @param {string} site
 * @param {number} visits
 * @returns {Promise<Figure[]>}
 */
export async function slowVisits(site, visits) {
  const browser = await launchBrowser()
  const figures = []
  for (const path of slowPages) {
    const { readableMs, cls } = await readableOnSlowConnection(browser, site + path, visits)
    const name = `\`${path}\` on slow 3G: readable after (limit ${readableWithinMs} ms); moved`
    figures.push({ name, value: `${readableMs.toFixed(0)} ms; ${cls.toFixed(3)}` })
  }
  await browser.close()
  return figures
}

/**
 * How soon a page answers its first tap, while its code is on its way and when it is there.
 * @param {string} site
 * @param {number} visits
 * @returns {Promise<Figure[]>}
 */
export async function firstTaps(site, visits) {
  const browser = await launchBrowser()
  const figures = []
  for (const path of slowPages.slice(0, 2)) {
    for (const seconds of [0.5, 3]) {
      const { answeredMs, startedMs } = await firstTap(browser, site + path, seconds * 1000, visits)
      const name = `\`${path}\` on slow 4G: first tap ${seconds} s after the first paint, answered; code started`
      figures.push({ name, value: `${answeredMs.toFixed(0)} ms; ${startedMs.toFixed(0)} ms` })
    }
  }
  await browser.close()
  return figures
}

/**
 * The first visit of a page that nobody has visited since the build.
 * @param {string} site
 * @param {string} sandbox
 * @returns {Promise<Figure[]>}
 */
export async function firstVisits(site, sandbox) {
  const oldest = (await articleSlugs(sandbox, 20)).slice(-5).map((slug) => `${site}/article/${slug}`)
  const first = []
  for (const url of oldest) first.push(await answerTime(url))
  const again = []
  for (const url of oldest) again.push(await answerTime(url))
  return [
    { name: 'First visit of an article that is not in the cache', value: `${median(first).toFixed(0)} ms` },
    { name: 'The same from the cache', value: `${median(again).toFixed(0)} ms` },
  ]
}

/**
 * Answers a second of cached pages, beside a page of the empty application that is as large as the home page.
 * @param {string} site
 * @param {string} emptySite
 * @returns {Promise<Figure[]>}
 */
export async function loads(site, emptySite) {
  const pages = [
    { name: 'Home', url: `${site}/` },
    { name: 'Article', url: `${site}${slowPages[1]}` },
    { name: 'Empty application', url: `${emptySite}/` },
    { name: 'Empty application, a page as large as home', url: `${emptySite}/sized` },
  ]
  const figures = []
  for (const { name, url } of pages) {
    const { perSecond, p99Ms } = await throughput(url)
    figures.push({ name: `${name}, answers a second (99 % within)`, value: `${perSecond.toFixed(0)} (${p99Ms} ms)` })
  }
  return figures
}
