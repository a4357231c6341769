import { type CDPSession, type Page, expect, test } from '@playwright/test'

import { hydrated } from '../hydrated'

interface Look {
  readonly width: 360 | 1280
  readonly colorScheme: 'light' | 'dark'
}

const heightOf = { 360: 780, 1280: 800 } as const

/** A page is opened in the first; each differs from the one before in one thing. */
const first: Look = { width: 1280, colorScheme: 'light' }
const looks: readonly Look[] = [
  first,
  { width: 1280, colorScheme: 'dark' },
  { width: 360, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
]

/** QR codes contain the address of the site, whose port is another one in every run. */
const addressCodes = 'canvas[role=img]'

/**
 * Milliseconds. Rarely, on a busy machine, Chromium does not answer the request for a picture of a page at all, and does so at once
 * when the page is opened anew. A page that never comes to rest is not captured then either.
 */
const longestCapture = 30_000
const neverCaptured = /Timeout \d+ms exceeded/
const wasCompared = /pixels .* are different/

/** Further down are more rows of the same lists and texts. */
const tallest = 3000

/** The page in which all pictures are taken, one after the other: a look is changed without loading the page again. */
export class Viewer {
  readonly page: Page
  readonly #touch: CDPSession
  #width: Look['width'] | null = null
  #reopen: () => Promise<void> = () => Promise.resolve()

  constructor(page: Page, touch: CDPSession) {
    this.page = page
    this.#touch = touch
  }

  /**
   * @param path without language: pictures are Vietnamese, as Korean letters come from the device
   * @param shown waits for what comes after the page is hydrated
   */
  async open(path: string, shown?: (page: Page) => Promise<void>): Promise<void> {
    this.#reopen = () => this.open(path, shown)
    // The page before would be laid out once more.
    if (this.#width === 360) await this.page.goto('/robots.txt')
    await this.#show(first)
    await this.page.goto(path, { waitUntil: 'networkidle' })
    await hydrated(this.page)
    await shown?.(this.page)
  }

  /**
   * Compares every look of the open page with its picture, or renews the picture.
   * @param isComplete also includes what is below the content, which is the same on every page
   */
  async compare(name: string, isComplete = false): Promise<void> {
    for (const look of looks) {
      const file = `${name}-${look.width}-${look.colorScheme}.png`
      // Tells scripts/lib/pictures.mjs which pictures there are.
      test.info().annotations.push({ type: 'picture', description: file })
      // oxlint-disable no-await-in-loop -- one page, one look after the other
      const shot = await this.#shotOf(look, isComplete)
      const failure = await expect(this.page)
        .toHaveScreenshot(file, shot)
        .then(() => null, String)
      if (failure === null) continue
      if (neverCaptured.test(failure) && !wasCompared.test(failure)) {
        await this.#reopen()
        await this.#shotOf(look, isComplete)
      }
      await expect.soft(this.page).toHaveScreenshot(file, shot)
      // oxlint-enable no-await-in-loop
    }
  }

  /** Shows a look, and says how to take its picture. */
  async #shotOf(look: Look, isComplete: boolean) {
    await this.#show(look)
    await this.page.evaluate(settle)
    const extent = await this.#extent(look, isComplete)
    return { ...extent, mask: [this.page.locator(addressCodes)], maskColor: '#979dba', timeout: longestCapture }
  }

  async #show({ width, colorScheme }: Look): Promise<void> {
    if (width !== this.#width) {
      this.#width = width
      await this.#touch.send('Emulation.setTouchEmulationEnabled', { enabled: width === 360, maxTouchPoints: 1 })
      await this.page.setViewportSize({ width, height: heightOf[width] })
    }
    await this.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  }

  /**
   * The whole content in two looks that differ in width and theme, so that every part is seen in both of each; the first screen in the
   * other two. All four whole would take twice the time and room.
   */
  async #extent({ width, colorScheme }: Look, isComplete: boolean) {
    if ((width === 1280) !== (colorScheme === 'light')) return { scale: 'device' } as const
    const [content, page] = await this.page.evaluate(() => [
      Math.ceil((document.querySelector('main')?.getBoundingClientRect().bottom ?? 0) + scrollY),
      document.documentElement.scrollHeight,
    ])
    const height = isComplete ? page : Math.max(heightOf[width], Math.min(content, tallest))
    return { scale: 'device', fullPage: true, clip: { x: 0, y: 0, width, height } } as const
  }
}

/** Runs in the page: until fonts and all pictures, those further down as well, are there and two frames are painted. */
async function settle(): Promise<void> {
  for (const image of document.images) image.loading = 'eager'
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
}
