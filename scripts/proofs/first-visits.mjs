/**
 * `npm run proof:first-visits`: what comes unasked in the first minute. Six pages are first visits of their own, then one
 * visit goes through all six; sixty seconds each, by a clock that the browser believes, with a reader who scrolls. Whatever lies over
 * the page counts: open dialogs and popovers, and fixed parts other than those that the reader moves with the page.
 * `--reuse-build`
 */
import { launchBrowser } from '../lib/chromium.mjs'
import { main } from '../lib/main.mjs'
import { siteUrl, startSite } from '../lib/stack.mjs'
import { buildForProof, report, verdict } from './support.mjs'

const pages = ['/', '/register', '/market-news', '/reports', '/article/mien-phi-giao-dich-90-ngay', '/faq']
const seconds = 60

await main(async () => {
  const { instance } = await buildForProof()
  await startSite(instance)
  const url = siteUrl(instance)
  const browser = await launchBrowser()
  for (const width of [360, 1280]) {
    for (const path of pages) await record(`${path} at ${width} px`, width, [path])
    await record(`all six in turn at ${width} px`, width, pages)
  }
  await browser.close()
  return verdict()

  /**
   * @param {string} name
   * @param {number} width
   * @param {readonly string[]} paths
   */
  async function record(name, width, paths) {
    const context = await browser.newContext({ viewport: { width, height: width === 360 ? 740 : 800 } })
    const page = await context.newPage()
    await page.clock.install()
    /** @type {Set<string>} */
    const seen = new Set()
    for (const path of paths) {
      await page.goto(url + path, { waitUntil: 'networkidle' })
      for (let second = 0; second < seconds / paths.length; second += 1) {
        await page.mouse.wheel(0, 150)
        await page.clock.runFor(1_000)
        for (const overlay of await page.evaluate(overlaysOfPage)) seen.add(overlay)
      }
    }
    await context.close()
    report(name, [...seen].join(', ') || 'nothing', seen.size <= 1)
  }
})

/** Runs in the page: names of what lies over it. */
function overlaysOfPage() {
  const over = [...document.body.querySelectorAll('*')].filter((element) => {
    if (element.matches('dialog[open], :popover-open')) return true
    const { position, visibility, opacity } = getComputedStyle(element)
    if (position !== 'fixed' || visibility === 'hidden' || opacity === '0') return false
    const { width, height, top, bottom } = element.getBoundingClientRect()
    const isOnScreen = width * height > 2_500 && bottom > 0 && top < window.innerHeight
    return isOnScreen && !element.matches('[data-back-to-top]')
  })
  return over
    .filter((element) => !over.some((other) => other !== element && other.contains(element)))
    .map((element) => element.getAttribute('aria-label') ?? `${element.tagName}.${element.className}`)
}
