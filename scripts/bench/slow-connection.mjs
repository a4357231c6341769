import { median } from './server-load.mjs'
import { onSlowPhone } from './slow-phone.mjs'

/** 400 kbit/s and 400 ms, on a processor four times slower. */
const network = {
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
}

/**
 * Milliseconds until a phone on slow 3G has painted the heading of a page in the face that is there first.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {number} visits
 */
export async function readableOnSlowConnection(browser, url, visits) {
  const times = []
  for (let visit = 0; visit < visits; visit += 1) times.push(await visitSlowly(browser, url))
  return {
    readableMs: median(times.map(({ readableMs }) => readableMs)),
    cls: median(times.map(({ cls }) => cls)),
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function visitSlowly(browser, url) {
  return onSlowPhone(browser, network, async (page) => {
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 })
    return await page.evaluate(() => /** @type {{ readableMs: number, cls: number }} */ (Reflect.get(window, '__slow')))
  })
}

/** Runs in the page: when the heading was first painted, and how far the page moved afterwards. */
function observe() {
  const seen = { readableMs: 0, cls: 0 }
  Object.assign(window, { __slow: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = /** @type {PerformanceEntry & { hadRecentInput: boolean, value: number }} */ (entry)
      if (!shift.hadRecentInput) seen.cls += shift.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    const heading = document.querySelector('h1')
    const paint = performance.getEntriesByName('first-contentful-paint')[0]
    const isVisible = heading?.checkVisibility({ visibilityProperty: true }) === true
    if (paint && isVisible) seen.readableMs = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
