import { expectAccessible, expectNoSidewaysScroll } from './accessibility'
import { headOf } from './head'
import { type Route, inAllLanguages } from './routes'
import { expect, test } from './test'

/** Declares the tests of what must hold of every page, in all languages. */
export function describePages(routes: readonly Route[]): void {
  for (const { name, url, locale, status } of inAllLanguages(routes)) {
    test.describe(`${name} ${url}`, () => {
      test.beforeEach(async ({ page, problems }) => {
        if (status === 404) problems.expect(/404/)
        const response = await page.goto(url)
        expect(response?.status()).toBe(status)
      })

      test('says its language, runs under a strict policy, fits 320 px', async ({ page, request }) => {
        expect((await headOf(page)).lang).toBe(locale)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)

        const { headers } = await request.get(url).then((response) => ({ headers: response.headers() }))
        const policy = headers['content-security-policy'] ?? ''
        const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src')) ?? ''
        expect(scripts).toContain("'self'")
        expect(scripts).not.toMatch(/'unsafe-inline'|'unsafe-eval'|https?:|\*/)
        // Hydration ran under it: React has taken the document over.
        await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))

        await page.setViewportSize({ width: 320, height: 640 })
        await expectNoSidewaysScroll(page)
      })

      test('is accessible in light and dark colours', async ({ page }) => {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await expectAccessible(page)
        }
      })
    })
  }
}
