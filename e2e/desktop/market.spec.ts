import type { Page } from '@playwright/test'

import { expectAccessible } from '../support/accessibility'
import { copyOf } from '../support/copy'
import { expect, test } from '../support/test'

const t = copyOf('vi')

const stripOf = (page: Page) => page.getByRole('region', { name: t('market.label') })

test('the strip shows labelled figures in the room that the document keeps', async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const measured = Promise.withResolvers<void>()
    await page.route('**/api/market/session/vi', async (route) => {
      await measured.promise
      await route.continue()
    })
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    const strip = stripOf(page)
    const before = await strip.boundingBox()
    measured.resolve()
    await expect(strip.getByRole('listitem').first()).toContainText('SN100')
    await expect(strip).toContainText(t('market.demonstration'))
    expect((await strip.boundingBox())?.height).toBe(before?.height)
    await page.unroute('**/api/market/session/vi')
  }
})

for (const path of ['/market-news', '/reports']) {
  test(`${path} has the strip too`, async ({ page }) => {
    await page.goto(path)
    await expect(stripOf(page).getByRole('listitem').first()).toContainText('SN100')
  })
}

test('figures change until the reader stops them, and a source that is gone leaves the last ones with their time', async ({
  page,
}) => {
  let asked = 0
  let isGone = false
  await page.route('**/api/market/session/vi', (route) => {
    asked += 1
    const cell = { code: 'SN100', value: `1.70${asked}`, change: null, spoken: `SN100: 1.70${asked}`, line: null }
    const json = {
      clock: 'Giờ',
      late: 'Lúc 10:00',
      isDemonstration: true,
      isTrading: true,
      pollSeconds: 20,
      cells: [cell],
    }
    return isGone ? route.fulfill({ status: 204 }) : route.fulfill({ json })
  })
  await page.clock.install()
  await page.goto('/')
  const strip = stripOf(page)
  /** Lets time pass until figures are asked for once more, and shown. */
  const nextFigures = async () => {
    const before = asked
    await expect(async () => {
      await page.clock.runFor(5000)
      expect(asked).toBeGreaterThan(before)
    }).toPass()
    await expect.poll(async () => (await strip.textContent())?.includes(`1.70${asked}`)).toBe(true)
  }
  await nextFigures()
  await nextFigures()

  const pause = strip.getByRole('button', { name: t('market.pause') })
  await pause.click()
  await expect(pause).toHaveAttribute('aria-pressed', 'true')
  await expect(strip).toContainText('Lúc 10:00')
  const before = asked
  await page.clock.runFor(120_000)
  expect(asked).toBe(before)

  await pause.click()
  await expect(strip).toContainText(`1.70${before + 1}`)
  await expect(strip).toContainText('Giờ')
  isGone = true
  await expect(async () => {
    await page.clock.runFor(5000)
    await expect(strip).toContainText('Lúc 10:00', { timeout: 200 })
  }).toPass()
  await expect(strip).toContainText('1.70')
})

test('a share in a text has its price and, on request, the prices of its day', async ({ page, stack }) => {
  const answer = await page.request.get(`${stack.sandboxUrl}/news/article?locale=vi&page=1&limit=50`)
  const { data } = (await answer.json()) as { data: { articleList: { id: number; tickers?: string[] }[] } }
  const article = data.articleList.find(({ tickers }) => tickers?.length === 1)
  const ticker = article?.tickers?.[0] ?? ''
  await page.goto(`/market-news/${article?.id}`)
  const chip = page.getByRole('button', { name: ticker })
  await expect(chip).toHaveText(/^\s*[A-Z]{3}\s+\d+\.\d{3}\s*\d+,\d+%\s*$/)
  await chip.press('Enter')
  await expect(chip).toHaveAttribute('aria-expanded', 'true')
  const card = page.locator('#ticker-card')
  await expect(card).toContainText('%')
  await expect(card).toContainText(t('market.ceiling'))
  await expectAccessible(page)
  await chip.press('Escape')
  await expect(card).toBeHidden()
})
