import { AxeBuilder } from '@axe-core/playwright'
import { type Page, expect } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails on any violation of WCAG 2.2 AA that axe can see, in the state and the colours that the page is in. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNone(axe(page).withTags(standards))
}

/** The part of it that depends on the colours. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNone(axe(page).withRules(['color-contrast', 'link-in-text-block']))
}

/** In one pass, because our pages have no frames, and without the details of what passed: half the time. */
const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true)

async function expectNone(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze()
  const told = violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html}`))
  expect(told, 'accessibility violations').toEqual([])
}

/** Fails where the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter((node) => {
      const { right, width } = node.getBoundingClientRect()
      return width > 0 && right > clientWidth + 1
    })
    return wide.slice(0, 5).map((node) => node.outerHTML.slice(0, 160))
  })
  expect(overflow, 'elements that reach beyond the window').toEqual([])
}
