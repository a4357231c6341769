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
