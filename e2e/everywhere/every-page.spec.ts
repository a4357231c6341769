import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility'
import { headOf } from '../support/head'
import { phoneRoutes, routes, routesIn } from '../support/routes'
import { expect, test } from '../support/test'

const both = routesIn([...new Set([...routes, ...phoneRoutes])])

for (const { name, url, locale, status, path } of both) {
  test.describe(`${name} ${url}`, () => {
    test.beforeEach(async ({ page, problems, isMobile }) => {
      const onPhone = phoneRoutes.some((route) => route.path === path)
      const onDesktop = routes.some((route) => route.path === path)
      test.skip(isMobile ? !onPhone : !onDesktop, 'the other device has a page of its own')
      if (status === 404) problems.expect(/404/)
      const response = await page.goto(url)
      expect(response?.status()).toBe(status)
    })

    test('says its language and has one h1', async ({ page }) => {
      expect((await headOf(page)).lang).toBe(locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    })

    test('runs under a strict policy', async ({ page, request }) => {
      const policy = (await request.get(url, { failOnStatusCode: false })).headers()['content-security-policy'] ?? ''
      const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src')) ?? ''
      expect(scripts).toContain("'self'")
      expect(scripts).not.toMatch(/'unsafe-inline'|'unsafe-eval'|https?:|\*/)
      // Hydration ran under it: React has taken the document over.
      await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
    })

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`is accessible in ${colorScheme} colours`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await expectAccessible(page)
      })
    }

    test('never scrolls sideways at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScroll(page)
    })
  })
}
