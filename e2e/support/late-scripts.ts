import type { Page } from '@playwright/test'

/** Opens a page whose scripts do not arrive before `release` is called, as on a slow network. */
export async function openWithoutScripts(page: Page, path: string) {
  const released = Promise.withResolvers<void>()
  await page.route('**/_next/static/chunks/**/*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return released.resolve
}
