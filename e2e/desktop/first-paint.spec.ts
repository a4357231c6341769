import type { Page } from '@playwright/test'

import { categoryIds } from '../../lib/routes/category-ids'
import { articleWith } from '../support/article-with'
import { articlePath, routes } from '../support/routes'
import { expect, test } from '../support/test'

/** Where each element of a part of the body is that the window can show, and how it looks: not what is in a closed menu, nor in the file of icons. */
function appearance(part: string) {
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
  const shown = [...document.querySelectorAll(`:is(${part}) :not(script, noscript, use)`)].filter((element) =>
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

/**
 * How a page looks whose scripts do nothing, before and after its style sheets arrive.
 * @param part of the body that is looked at
 */
async function paint(page: Page, path: string, part: string) {
  const released = Promise.withResolvers<void>()
  await page.unrouteAll()
  await page.route(/\.js(?:\?|$)/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.route(/\.css(?:\?|$)/, async (route) => {
    await released.promise
    await route.continue()
  })
  const sheets = Promise.all([page.waitForResponse(/\.css(?:\?|$)/), page.waitForEvent('load')])
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.querySelector('link[rel=stylesheet]') !== null)
  await page.evaluate(() => document.fonts.ready)
  const alone = await page.evaluate(appearance, part)
  released.resolve()
  await sheets
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null),
  )
  return { alone, whole: await page.evaluate(appearance, part) }
}

for (const path of ['/', '/en/faq', '/register?step=contact']) {
  test(`${path} looks the same before its style sheet has arrived`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { alone, whole } = await paint(page, path, 'body')
    expect(alone.length).toBeGreaterThan(100)
    expect(whole).toEqual(alone)
  })
}

/** What ends a lesson has rules that wait for the sheet (app/lessons.css). */
const textOfArticle = '.article-head, .article-text > :not(.lesson-end, .lesson-end ~ *)'

test('articles look the same to the end of their texts before their style sheets have arrived', async ({
  page,
  content,
}) => {
  const { rows: reports } = await content.reports()
  const paths = [
    articlePath,
    await articleWith(page, content, categoryIds.products, 'text-calculator'),
    await articleWith(page, content, categoryIds.guides, 'class="bars'),
    `/article/${reports[0]?.slug}`,
    ...routes.filter(({ name }) => name === '/market-news/[id]').map(({ path }) => path),
  ]
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of paths) {
      const { alone, whole } = await paint(page, path, textOfArticle)
      expect(alone.length, path).toBeGreaterThan(50)
      expect(whole, `${path} at ${width} px`).toEqual(alone)
    }
  }
})
