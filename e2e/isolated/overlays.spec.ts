import type { Page } from '@playwright/test'

import { expectAccessible } from '../support/accessibility'
import { copyOf } from '../support/copy'
import { openWithoutScripts } from '../support/late-scripts'
import { articlePath } from '../support/routes'
import { expect, test } from '../support/test'

const t = copyOf('vi')

test.use({ firstVisit: true })

/** Third-party addresses that the browser has requested since the last call of `forget`. */
function watchThirdParties(page: Page, sandboxUrl: string) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${sandboxUrl}/third-party/`)) asked.push(new URL(request.url()).pathname)
  })
  return { asked, forget: () => asked.splice(0) }
}

test('third parties load only with consent, and no longer once it is withdrawn', async ({ page, sandbox }) => {
  const { asked, forget } = watchThirdParties(page, sandbox.url)
  const bar = page.getByRole('region', { name: t('consent.label') })
  const accept = bar.getByRole('button', { name: t('consent.accept') })
  const reject = bar.getByRole('button', { name: t('consent.reject') })

  // No answer is a no: neither waiting nor visiting another page loads anything.
  await page.goto(articlePath)
  await expect(accept).toBeVisible()
  await page.goto(`/en${articlePath}`)
  await expect(page.getByRole('region', { name: copyOf('en')('consent.label') })).toBeVisible()
  await page.goto(articlePath)
  await expect(reject).toBeVisible()
  expect(asked).toEqual([])

  // Yes and no look alike.
  const lookOf = (button: typeof accept) =>
    button.evaluate((element) => {
      const { backgroundColor, color, fontSize, fontWeight, height } = getComputedStyle(element)
      return { backgroundColor, color, fontSize, fontWeight, height }
    })
  expect(await lookOf(accept)).toEqual(await lookOf(reject))
  await expectAccessible(page)

  // No purpose is preselected, and each loads only its own scripts.
  await bar.getByRole('button', { name: t('consent.choose') }).click()
  const choices = page.getByRole('dialog', { name: t('consent.settingsTitle') })
  for (const choice of await choices.getByRole('switch').all()) await expect(choice).not.toBeChecked()
  await expectAccessible(page)
  await choices.getByRole('switch', { name: t('consent.purposes.analytics.name') }).check()
  await choices.getByRole('button', { name: t('consent.save') }).click()
  await expect.poll(() => asked).toContain('/third-party/collect')
  expect(asked.toSorted()).toEqual(['/third-party/analytics.js', '/third-party/collect'])
  await expect(bar).toBeHidden()

  const stored = await page.evaluate<unknown>(() => JSON.parse(localStorage.getItem('consent') ?? 'null'))
  expect(stored).toMatchObject({ version: 1, granted: ['analytics'], at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })

  // Withdrawn in the footer: the page reloads without the scripts, and the cookie is gone.
  await page.getByRole('button', { name: t('shell.footer.cookieSettings') }).click()
  await expect(choices.getByRole('switch', { name: t('consent.purposes.analytics.name') })).toBeChecked()
  forget()
  const reloaded = page.waitForEvent('load')
  await choices.getByRole('button', { name: t('consent.reject') }).click()
  await reloaded
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).toEqual([])
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('_ga'))).toEqual([])
})

test('the consent question is painted with the document, leaves room on a phone, and never flashes for who answered', async ({
  page,
}) => {
  const bar = page.getByRole('region', { name: t('consent.label') })
  await page.setViewportSize({ width: 360, height: 740 })
  // Scripts that never arrive: what shows now is the document.
  await page.route('**/_next/static/chunks/**/*.js', () => {})
  await page.goto('/faq', { waitUntil: 'commit' })
  await expect(bar.getByRole('button', { name: t('consent.accept') })).toBeInViewport()
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(180)
  const answer = {
    version: 1,
    at: new Date().toISOString(),
    asked: ['analytics', 'marketing', 'chat', 'maps'],
    granted: [],
  }
  await page.evaluate((consent) => localStorage.setItem('consent', JSON.stringify(consent)), answer)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar).toBeHidden()
})

test('a closed choice returns the focus to the button that opened it', async ({ page }) => {
  await page.goto('/faq')
  const choose = page.getByRole('button', { name: t('consent.choose') })
  await choose.click()
  await expect(page.getByRole('dialog', { name: t('consent.settingsTitle') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(choose).toBeFocused()
})

/**
 * Pixels from the top to which a reader has read on, past the first screen: of the article past its calculator and the link to the account opening, and not yet
 * to its call to action.
 */
const readTo = { home: 840, article: 2000 } as const

/** Scrolls on by more than a window, as a reader does. */
async function readOn(page: Page, of: keyof typeof readTo) {
  await page.mouse.move(20, 300)
  await page.mouse.wheel(0, readTo[of])
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(readTo[of])
}

/** Rejects every purpose. The question goes once the answer is stored: a press before the scripts arrive is kept until then. */
async function rejectConsent(page: Page) {
  const reject = page.getByRole('button', { name: t('consent.reject') })
  await reject.click()
  await expect(reject).toBeHidden()
  // The question is hidden at once, and the answer kept when the page's code has started.
  await expect(page.locator('[data-consent-bar]')).not.toBeAttached()
}

/** Visits `path` later: another session of the same browser, begun in a document whose scripts cannot write to the old one. */
async function nextVisit(page: Page, path: string) {
  await page.goto('/robots.txt')
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(path)
}

const promotionTitle = 'Miễn phí giao dịch cổ phiếu 90 ngày'

test('a visit has one thing that it did not ask for: the first the question, the next the promotion', async ({
  page,
}) => {
  const promo = page.getByRole('dialog', { name: promotionTitle })
  const app = page.getByRole('complementary', { name: t('promotions.app.label') })
  // Answered before the scripts arrive, it is this visit's overlay all the same.
  const release = await openWithoutScripts(page, '/')
  const reject = page.getByRole('button', { name: t('consent.reject') })
  await reject.click()
  release()
  await expect(reject).toBeHidden()
  await readOn(page, 'home')
  // The visit has had its overlay, and later documents of the visit know it.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('overlay-had'))).toBe('consent')
  await expect(promo).toBeHidden()
  await page.goto(articlePath)
  await readOn(page, 'article')
  await expect(app).toBeHidden()

  await nextVisit(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Not over the calculator and the calls to action of the first screen.
  await expect(promo).toBeHidden()
  await readOn(page, 'home')
  await expect(promo).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(promo).toBeHidden()
  await page.goto(articlePath)
  await readOn(page, 'article')
  await expect(app).toBeHidden()

  // Once a day: this visit reads an article instead, and is offered the app.
  await nextVisit(page, '/')
  await readOn(page, 'home')
  await expect(promo).toBeHidden()
  await page.goto(articlePath)
  await readOn(page, 'article')
  await expect(app).toBeVisible()
})

test('a computer without a camera is offered a phone first, and asked for consent after', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.enumerateDevices = () => Promise.resolve([])
  })
  await page.goto('/register')
  const offer = page.getByRole('dialog', { name: t('accountLanding.device.noCamera.title') })
  const bar = page.getByRole('region', { name: t('consent.label') })
  await expect(offer).toBeVisible()
  await expect(bar).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(offer).toBeHidden()
  await expect(bar.getByRole('button', { name: t('consent.reject') })).toBeVisible()
})

test('the promotion closes with a press beside it', async ({ page }) => {
  const promo = page.getByRole('dialog', { name: promotionTitle })
  await page.goto('/')
  await rejectConsent(page)
  await nextVisit(page, '/')
  await readOn(page, 'home')
  await expect(promo).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(promo).toBeHidden()
})

test('the new price board is among the slides of the home page, and covers nothing', async ({ page }) => {
  await page.goto('/')
  const slides = page.getByRole('region', { name: t('home.slider.title') })
  await expect(slides.getByRole('link', { name: t('promotions.priceBoard.action') })).toHaveAttribute(
    'href',
    'https://board.songngan.example/new',
  )
})

test('a reader who scrolls into an article is offered account opening on a phone, over no field and no call to action', async ({
  page,
}) => {
  await page.goto(`${articlePath}?utm_source=zalo`)
  await rejectConsent(page)
  await nextVisit(page, articlePath)
  await readOn(page, 'article')
  const app = page.getByRole('complementary', { name: t('promotions.app.label') })
  await expect(app.getByRole('img', { name: t('promotions.app.qr') })).toBeVisible()
  await expectAccessible(page)
  const act = page.locator('article a[href$="/register"]').last()
  await act.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await expect(app).toBeHidden()
  // Here the call to action beside the text has gone up into the half of the window where the card is not.
  await page.evaluate((top) => window.scrollTo(0, top), readTo.article)
  await expect(app).toBeVisible()
  await app.getByRole('button', { name: t('shell.close') }).click()
  await expect(app).toBeHidden()
})

test('code that fails to load reloads the page once', async ({ page, problems }) => {
  problems.expect(/chunk|ERR_FAILED/i)
  await page.goto(articlePath)
  await rejectConsent(page)
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
  const settings = page.getByRole('button', { name: t('shell.footer.cookieSettings') })
  const reloaded = page.waitForEvent('framenavigated')
  await settings.click()
  await reloaded
  await page.unroute('**/_next/static/chunks/*.js')
  // With the document of the current release everything works again.
  await page.reload()
  await settings.click()
  await expect(page.getByRole('dialog', { name: t('consent.settingsTitle') })).toBeVisible()
})
