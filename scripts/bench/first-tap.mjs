import { median } from './server-load.mjs'
import { onSlowPhone } from './slow-phone.mjs'

/** Lighthouse's phone: 1.6 Mbit/s and 150 ms, on a processor four times slower. */
const network = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

const bar = '[data-consent-bar]'

/** @typedef {{ answeredMs: number, startedMs: number }} Tap counted from the tap: when its effect was seen, and when React ran */

/**
 * The first tap on a page, on an answer to the consent question: medians.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {number} afterMs from the first paint to the tap
 * @param {number} visits
 * @returns {Promise<Tap>}
 */
export async function firstTap(browser, url, afterMs, visits) {
  const times = []
  for (let visit = 0; visit < visits; visit += 1) times.push(await visitAndTap(browser, url, afterMs))
  return {
    answeredMs: median(times.map(({ answeredMs }) => answeredMs)),
    startedMs: median(times.map(({ startedMs }) => startedMs)),
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {number} afterMs
 */
async function visitAndTap(browser, url, afterMs) {
  return onSlowPhone(browser, network, async (page) => {
    await page.addInitScript(observe, bar)
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await page.waitForTimeout(afterMs)
    const { x, y, width, height } = (await page.locator(bar).getByRole('button').first().boundingBox()) ?? nothing()
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await page.waitForFunction(() => 'startedMs' in Reflect.get(window, '__tap'))
    return await page.evaluate(() => /** @type {Tap} */ (Reflect.get(window, '__tap')))
  })
}

/** @returns {never} */
function nothing() {
  throw new Error('The page does not ask for consent')
}

/**
 * Runs in the page.
 * @param {string} selector of what the tap hides
 */
function observe(selector) {
  const seen = {}
  Object.assign(window, { __tap: seen })
  const tapped = (/** @type {Event} */ event) => {
    const look = () => {
      const ms = performance.now() - event.timeStamp
      const isHidden = document.querySelector(selector)?.checkVisibility() !== true
      const isStarted = Object.keys(document.body).some((key) => key.startsWith('__react'))
      if (isHidden && !('answeredMs' in seen)) Object.assign(seen, { answeredMs: ms })
      if (isHidden && isStarted) Object.assign(seen, { startedMs: ms })
      else requestAnimationFrame(look)
    }
    look()
  }
  addEventListener('pointerdown', tapped, { capture: true, once: true })
}
