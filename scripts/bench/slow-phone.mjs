/**
 * Opens a page as on a phone with a slow connection and a processor four times slower, with an empty cache.
 * @template T
 * @param {import('@playwright/test').Browser} browser
 * @param {{ latency: number, downloadThroughput: number, uploadThroughput: number }} network milliseconds, bytes a second
 * @param {(page: import('@playwright/test').Page) => Promise<T>} visit
 * @returns {Promise<T>}
 */
export async function onSlowPhone(browser, network, visit) {
  const { devices } = await import('@playwright/test')
  const context = await browser.newContext({
    // The site detects phones by user agent: they have a camera, and /register redirects them to /open-account.
    userAgent: devices['Pixel 7']?.userAgent,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    return await visit(page)
  } finally {
    await context.close()
  }
}
