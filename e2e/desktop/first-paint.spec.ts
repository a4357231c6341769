import type { Page } from '@playwright/test'

import { expect, test } from '../support/test'

/** Where each element of the body is that the window can show, and how it looks: not what is in a closed menu. */
function appearance() {
  const looks = [
    'display',
    'visibility',
    'opacity',
    'color',
    'background-color',
    'background-image',
    'border-top',
    'box-shadow',
    'font',
    'text-decoration-line',
    'transform',
    'fill',
    'stroke',
  ]
  const shown = [...document.body.querySelectorAll('*:not(script, noscript)')].filter((element) =>
    element.checkVisibility(),
  )
  return shown.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    const box = [x, y, width, height].map((length) => length.toFixed(1)).join(' ')
    return [
      element.tagName,
      element.getAttribute('class') ?? '',
      box,
      ...looks.map((name) => style.getPropertyValue(name)),
    ].join(' | ')
  })
}

/** Opens a page whose scripts do nothing, with its whole style sheet or with an empty one. */
async function paint(page: Page, path: string, hasSheet: boolean) {
  await page.unrouteAll()
  await page.route(/\.js(?:\?|$)/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  if (!hasSheet) await page.route(/\.css(?:\?|$)/, (route) => route.fulfill({ contentType: 'text/css', body: '' }))
  await page.goto(path)
  await page.waitForFunction(() => document.styleSheets.length > 1)
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate(appearance)
}

test.use({ viewport: { width: 360, height: 740 } })

for (const path of ['/', '/en/faq', '/register?step=contact']) {
  test(`${path} looks the same before its style sheet has arrived`, async ({ page }) => {
    const alone = await paint(page, path, false)
    expect(alone.length).toBeGreaterThan(100)
    expect(await paint(page, path, true)).toEqual(alone)
  })
}
