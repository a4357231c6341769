import { copyOf } from '../support/copy'
import { expect, test } from '../support/test'

const t = copyOf('vi')

test('no page is fetched before the visitor points at its link', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.headers()['rsc'] !== undefined) fetched.push(new URL(request.url()).pathname)
  })
  await page.goto('/faq', { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 20_000)
  const policy = page.getByRole('contentinfo').getByRole('link', { name: t('shell.footer.policy') })
  await expect(policy).toBeInViewport()
  expect(fetched).toEqual([])
  await policy.hover()
  await expect.poll(() => fetched).toContain('/policy')
})

test('a page that is fetched ahead brings its style sheet without a warning in the console', async ({ page }) => {
  const sheetsOf = (links: string) =>
    page.evaluate(
      (selector) => [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href')),
      links,
    )
  await page.goto('/', { waitUntil: 'networkidle' })
  const known = await sheetsOf('link[rel=stylesheet]')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.footer.policy') })
    .hover()
  // Chromium warns of sheets that are preloaded and not used; what is linked is used.
  await expect.poll(async () => (await sheetsOf('link[rel=stylesheet]')).length).toBe(known.length + 1)
  expect(await sheetsOf('link[rel=preload][as=style]')).toEqual([])
})
