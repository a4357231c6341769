import { gzipSync } from 'node:zlib'

/**
 * @typedef {object} PageLoad one visit with an empty cache
 * @property {number} scriptKb JavaScript, gzip
 * @property {number} htmlKb
 * @property {number} styleKb
 * @property {number} fontKb fonts as they are sent
 * @property {number} requests
 * @property {number} ttfbMs time to first byte
 * @property {number} lcpMs largest contentful paint
 * @property {number} cls cumulative layout shift
 * @property {number} inputMs longest answer to a Tab key pressed after the load, as INP counts it
 */

/**
 * Visits a page with a cold cache, on a phone-sized screen with a four times slower processor.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<PageLoad>}
 */
export async function loadPage(browser, url) {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(observe)
    const bodies = collectBodies(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Tab')
    await page.waitForFunction(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const timings = await page.evaluate(() => /** @type {any} */ (window).__timings)
    const ttfbMs = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      return navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0
    })
    return { ...(await weigh(bodies)), ...timings, ttfbMs }
  } finally {
    await context.close()
  }
}

/** Runs in the page: records the metrics that Chromium reports while it loads. */
function observe() {
  const timings = { lcpMs: 0, cls: 0, inputMs: 0 }
  Object.assign(window, { __timings: timings })
  /**
   * @param {string} type
   * @param {(entry: any) => void} take
   * @param {object} [options]
   */
  const watch = (type, take, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options })
  watch('largest-contentful-paint', (entry) => (timings.lcpMs = entry.startTime))
  watch('layout-shift', (entry) => entry.hadRecentInput || (timings.cls += entry.value))
  watch('event', (entry) => (timings.inputMs = Math.max(timings.inputMs, entry.duration)), { durationThreshold: 16 })
}

/** @param {import('@playwright/test').Page} page */
function collectBodies(page) {
  /** @type {import('@playwright/test').Response[]} */
  const responses = []
  page.on('response', (response) => void responses.push(response))
  return responses
}

/** @param {import('@playwright/test').Response[]} responses */
async function weigh(responses) {
  const weights = { scriptKb: 0, htmlKb: 0, styleKb: 0, fontKb: 0, requests: responses.length }
  for (const response of responses) {
    const { pathname } = new URL(response.url())
    const kind = response.request().resourceType()
    if (response.status() !== 200) continue
    if (pathname.endsWith('.js')) weights.scriptKb += zipped(await response.body())
    else if (pathname.endsWith('.css')) weights.styleKb += zipped(await response.body())
    else if (kind === 'font') weights.fontKb += (await response.body()).length / 1000
    else if (kind === 'document') weights.htmlKb += zipped(await response.body())
  }
  return weights
}

/** @param {Buffer} body */
const zipped = (body) => gzipSync(body).length / 1000
