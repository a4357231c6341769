import { copyOf } from '../support/copy'
import { byUpload } from '@/e2e/support/account-opening/capture'
import { AccountOpening } from '@/e2e/support/account-opening/account-opening'
import { expect, test } from '../support/test'

test.use({ takesPictures: true })

const t = copyOf('vi')

// The result of each check for each specimen and fault is tested without a browser, in tests/capture/specimens.exhaustive.test.ts.
test('the applicant recovers from a denied, dark and revoked camera; a good card is read and no picture is kept', async ({
  page,
  context,
  sandbox,
  camera,
  newApplicant,
}) => {
  await page.addInitScript(() => {
    const [create, revoke] = [URL.createObjectURL.bind(URL), URL.revokeObjectURL.bind(URL)]
    const open = new Set<string>()
    Object.assign(globalThis, { openObjectUrls: open })
    URL.createObjectURL = (source) => {
      const url = create(source)
      open.add(url)
      return url
    }
    URL.revokeObjectURL = (url) => {
      open.delete(url)
      revoke(url)
    }
  })
  const applicant = newApplicant('2024')
  const capture = byUpload({ page, t, idNumber: applicant.idNumber, sandbox })
  const opening = new AccountOpening({ page, t, sandbox, applicant, capture })
  await opening.startOn('id-card')
  const dialog = page.getByRole('dialog')
  const press = (key: string) => dialog.getByRole('button', { name: t(key), exact: true }).click()
  const open = (side: 'front' | 'back') =>
    page
      .getByRole('button', {
        name: `${t('application.identity.slot.camera')}: ${t(`application.identity.card.${side}`)}`,
      })
      .click()
  const problem = (name: string) => dialog.getByRole('heading', { name: t(`capture.problem.${name}.title`) })

  await camera.show(applicant.idNumber, 'front', 'dark')
  await open('front')
  await press('capture.primer.allow')
  await expect(problem('denied')).toBeFocused()
  await context.grantPermissions(['camera'])
  await press('capture.retry')
  await expect(dialog.getByRole('button', { name: t('capture.shutter') })).toBeFocused()
  await expect(dialog.getByText(t('capture.hint.too-dark'))).toBeVisible()
  await press('capture.shutter')
  await expect(dialog.getByRole('heading', { name: t('capture.fault.too-dark.title') })).toBeFocused()
  await expect(dialog.getByRole('button', { name: t('capture.review.useAnyway') })).toBeHidden()
  await press('capture.review.retake')
  await context.clearPermissions()
  await expect(problem('revoked')).toBeFocused()
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'front.png',
    mimeType: 'image/png',
    buffer: await sandbox.file(`/__sandbox__/specimens/${applicant.idNumber}/front.png`),
  })
  await expect(page.getByRole('region', { name: t('application.identity.card.front') }).getByRole('img')).toBeVisible()

  await context.grantPermissions(['camera'])
  await camera.show(applicant.idNumber, 'back')
  await open('back')
  await expect(dialog.getByText(t('capture.review.qrRead'))).toBeVisible()
  await press('capture.review.use')
  await page.getByRole('button', { name: t('application.identity.card.continue'), exact: true }).click()
  await opening.expectOn('id-confirm')

  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const strings = [...Object.values(localStorage), ...Object.values(sessionStorage)].map(String)
    return {
      databases: databases.map(({ name }) => name),
      caches: await caches.keys(),
      longest: Math.max(0, ...strings.map((text) => text.length)),
    }
  })
  expect(kept.databases, 'only the key of the draft').toEqual(['account-opening'])
  expect(kept.caches).toEqual([])
  expect(kept.longest, 'a picture is a hundred times as long as a draft').toBeLessThan(8000)
  // The screen shows both pictures; their addresses are released once they are decoded.
  const objectUrls = () =>
    page.evaluate(() => [...(globalThis as unknown as { openObjectUrls: Set<string> }).openObjectUrls])
  await expect.poll(objectUrls, 'pictures still held by the document').toEqual([])
})

test('the rehearsal approves a good camera, sends nothing and stores nothing', async ({
  page,
  context,
  camera,
  newApplicant,
}) => {
  await context.grantPermissions(['camera'])
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/gateway/') && calls.push(request.url()))
  await camera.show(newApplicant().idNumber, 'selfie')
  await page.goto('/register/rehearsal')
  await page.getByRole('button', { name: t('accountLanding.rehearsal.start') }).click()
  await expect(
    page.getByRole('status').filter({ hasText: t('accountLanding.rehearsal.summary.ready.title') }),
  ).toBeVisible()
  expect(calls).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('account-opening')
})
