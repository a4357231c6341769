import { copyOf } from '../support/copy'
import { expect, test } from '../support/test'

const t = copyOf('vi')

/** Most heights in CSS pixels: a page that grows past them has become a list of lists again. */
const heights = [
  { width: 1280, page: 5200, footer: 640 },
  { width: 360, page: 7500, footer: 900 },
] as const

for (const { width, page: mostOfPage, footer: mostOfFooter } of heights) {
  test(`the home page has at most ${mostOfPage} px at ${width} px, and its footer ${mostOfFooter} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    const sizes = await page.evaluate(() => ({
      page: document.documentElement.scrollHeight,
      width: document.documentElement.scrollWidth,
      footer: document.querySelector('footer')?.offsetHeight ?? Infinity,
    }))
    expect(sizes.page).toBeLessThanOrEqual(mostOfPage)
    expect(sizes.footer).toBeLessThanOrEqual(mostOfFooter)
    expect(sizes.width).toBe(width)
  })
}

test('the calculator and the order ticket answer the keyboard', async ({ page }) => {
  await page.goto('/')
  const years = page.getByRole('slider', { name: t('home.hero.years') })
  const total = page.getByRole('status', { name: t('home.hero.curveTotal') })
  const before = await total.textContent()
  await years.press('ArrowRight')
  await expect(years).toHaveAttribute('aria-valuetext', '11 năm')
  await expect(total).not.toHaveText(before ?? '')

  const costs = page.getByRole('status', { name: t('home.cost.total') })
  await expect(costs).toHaveText('77.724 đ')
  await page.getByText(t('home.cost.regular', { day: 91 }), { exact: true }).click()
  await expect(costs).toHaveText('169.524 đ')
  await page.getByRole('slider', { name: t('home.cost.quantity') }).press('ArrowRight')
  await expect(costs).toHaveText('186.476 đ')
})

test('the phone shows the screen of the sentence in the middle of the window', async ({ page }) => {
  await page.goto('/')
  const stops = page.locator('.tour-stop')
  const screens = page.locator('.tour-screen')
  for (const index of [3, 1, 0]) {
    await stops
      .nth(index)
      .locator('.tour-claim')
      .evaluate((claim) => claim.scrollIntoView({ block: 'center', behavior: 'instant' }))
    // The other screens are hidden behind it.
    const inFront = () => screens.evaluateAll((all) => all.map((screen) => getComputedStyle(screen).zIndex === '1'))
    await expect.poll(inFront).toEqual([0, 1, 2, 3].map((other) => other === index))
  }
})
