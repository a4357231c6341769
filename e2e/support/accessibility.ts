import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { type Page, expect } from '@playwright/test'
import type axe from 'axe-core'

/** Half the size of `axe.source`; it is sent to every page. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails on any violation of WCAG 2.2 AA that axe can see, in the state and the colours that the page is in. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNone(page, { type: 'tag', values: standards })
}

/** The rules whose result depends on the colours. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNone(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })
}

/**
 * Runs axe in the page, where it is loaded once. That takes a third of the time of the usual wrapper, which loads it for
 * each run, searches frames (our pages have none) and returns the rules that passed.
 */
async function expectNone(page: Page, runOnly: axe.RunOnly): Promise<void> {
  await page.evaluate(stillness)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const told = await page.evaluate(async (only) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe }
    const { violations } = await inPage.run({
      runOnly: only,
      resultTypes: ['violations'],
      preload: false,
      iframes: false,
    })
    return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html}`))
  }, runOnly)
  expect(told, 'accessibility violations').toEqual([])
}

/**
 * Waits for transitions and animations of up to a second; longer ones keep running, and those in a closed `<details>`, which is
 * not rendered, never end. The end of a transition can start others in elements that inherit the property, so it repeats until
 * a frame has none running.
 */
async function stillness(): Promise<void> {
  const isRendered = (effect: AnimationEffect | null) =>
    effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true
  const onTheirWay = () =>
    document
      .getAnimations()
      .filter(({ effect }) => isRendered(effect) && Number(effect?.getComputedTiming().endTime) <= 1000)
      .filter(({ playState }) => playState === 'running')
  let moving: Animation[]
  do {
    // A change of the window reaches the page with its next frame.
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await new Promise((painted) => {
      requestAnimationFrame(() => requestAnimationFrame(painted))
    })
    moving = onTheirWay()
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await Promise.allSettled(moving.map(({ finished }) => finished))
  } while (moving.length > 0)
}

/** Fails when the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Right after the window became narrow, parts still have the layout of the wide one.
  await page.evaluate(stillness)
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    // What an ancestor cuts off or scrolls does not widen the page.
    const isCut = (node: Element) => {
      for (let above = node.parentElement; above && above !== document.body; above = above.parentElement) {
        if (getComputedStyle(above).overflowX !== 'visible') return true
      }
      return false
    }
    const wide = [...document.body.querySelectorAll('*')].filter((node) => {
      const { right, width } = node.getBoundingClientRect()
      return width > 0 && right > clientWidth + 0.5 && !isCut(node)
    })
    if (wide.length === 0) return [`nothing found, but the page is ${scrollWidth} px wide`]
    return wide.slice(0, 5).map((node) => node.outerHTML.slice(0, 160))
  })
  expect(overflow, 'elements that reach beyond the window').toEqual([])
}
