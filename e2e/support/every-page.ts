import type { Page } from '@playwright/test'

import type { Locale } from '@/lib/platform/i18n/locales'
import { isThorough } from '@/tests/setup/thorough'
import { hydrated } from './hydrated'
import { expectAccessible, expectContrast, expectNoSidewaysScroll } from './accessibility'
import { foreignTextOf } from './foreign-text'
import { markupProblems } from './markup'
import { type Route, inAllLanguages } from './routes'
import { expect, test } from './test'

interface Look {
  readonly width: 320 | 1280
  readonly colorScheme: 'light' | 'dark'
}

type Visit = ReturnType<typeof inAllLanguages>[number]

type Looks = readonly [Look, ...Look[]]

const wideLight: Look = { width: 1280, colorScheme: 'light' }
const wideDark: Look = { width: 1280, colorScheme: 'dark' }
const narrowLight: Look = { width: 320, colorScheme: 'light' }
const narrowDark: Look = { width: 320, colorScheme: 'dark' }

const all: Looks = [narrowLight, narrowDark, wideDark, wideLight]

/**
 * The looks of each language; with THOROUGH=1 all. A look takes axe a second or more, and colours are tokens whose
 * contrast tests/design-tokens checks in every combination, so a page is checked in the two looks that differ most. Korean pages
 * are not audited; they keep the look before theirs, so that nothing is painted for a change of it.
 */
const looksIn: Readonly<Record<Locale, Looks>> = isThorough
  ? { vi: all, en: all, ko: all }
  : { vi: [wideLight], en: [narrowDark], ko: [narrowDark] }

/** What axe checks of a page: everything once, contrast in the other scheme, and no more in the third language. */
const auditIn: Readonly<Record<Locale, (page: Page) => Promise<void>>> = isThorough
  ? { vi: expectAccessible, en: expectAccessible, ko: expectAccessible }
  : { vi: expectAccessible, en: expectContrast, ko: async () => {} }

/**
 * Window widths at which a page must not scroll sideways, in CSS pixels: 320 (reflow, WCAG 1.4.10) and, in the first language, the
 * narrowest windows that get the tablet and desktop layouts (Tailwind's `md` and `lg`).
 */
const widthsIn: Readonly<Record<Locale, readonly number[]>> = { vi: [1024, 768, 320], en: [320], ko: [320] }

/**
 * Pages that share a browser context. Opening one, and compiling the site's code in it, costs as much as a visit. Each of the
 * three workers has one test of so many pages.
 */
const pagesOfTest = 13

/** Declares tests that visit every page in every language. */
export function describePages(routes: readonly Route[]): void {
  const isMissing = (route: Route) => inAllLanguages([route]).some(({ status }) => status === 404)
  const found = routes.filter((route) => !isMissing(route))
  for (let first = 0; first < found.length; first += pagesOfTest) visit(found.slice(first, first + pagesOfTest))
  // Each has a test of its own, because a 404 is expected in it and in no other.
  for (const route of routes.filter(isMissing)) visit([route])
}

function visit(routes: readonly Route[]): void {
  test(routes.map(({ path }) => path).join(', '), async ({ page, problems }) => {
    test.setTimeout(120_000 * routes.length)
    const visits = routes.flatMap((route) => inAllLanguages([route]))
    if (visits.some(({ status }) => status === 404)) problems.expect(/404/)
    for (const one of visits) await test.step(one.url, () => expectSound(page, one))
  })
}

async function expectSound(page: Page, { url, locale, status }: Visit): Promise<void> {
  const [first, ...others] = looksIn[locale]
  // The page before would be laid out and painted once more. A document of the same site keeps the renderer and its code.
  if (page.viewportSize()?.width !== first.width) await page.goto('/robots.txt')
  await show(page, first)
  const response = await page.goto(url)
  expect(response?.status()).toBe(status)
  expectStrictPolicy(response?.headers()['content-security-policy'] ?? '')
  // Under that policy.
  await hydrated(page)

  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(await foreignTextOf(page, locale), 'text of another language').toEqual([])

  expect(await markupProblems(page), 'markup').toEqual([])

  await auditIn[locale](page)
  for (const look of others) {
    await show(page, look)
    await auditIn[locale](page)
  }
  for (const width of widthsIn[locale]) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
}

async function show(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

function expectStrictPolicy(policy: string): void {
  const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src')) ?? ''
  expect(scripts).toContain("'self'")
  expect(scripts).not.toMatch(/'unsafe-inline'|'unsafe-eval'|https?:|\*/)
}
