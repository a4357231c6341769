import { copyOf } from '../support/copy'
import { newApplicant } from '../support/opening/applicant'
import { byUpload } from '../support/opening/capture'
import { Opening } from '../support/opening/opening'
import { expect, test } from '../support/test'

test.describe.configure({ timeout: 120_000 })

const t = copyOf('vi')

test('poor pictures are told apart and refused, a good one is read, and none stays on the device', async ({
  page,
  context,
  sandbox,
  camera,
}) => {
  await context.grantPermissions(['camera'])
  const applicant = newApplicant({ card: '2021' })
  const capture = byUpload({ page, t, idNumber: applicant.idNumber, sandbox })
  const opening = new Opening({ page, t, sandbox, applicant, capture })
  await opening.start()
  await opening.until('id-card')
  const dialog = page.getByRole('dialog')
  const open = async (key: 'camera' | 'again', side: 'front' | 'back') =>
    page.getByRole('button', { name: `${t(`identity.slot.${key}`)}: ${t(`identity.card.${side}`)}` }).click()

  for (const [trouble, hint] of [
    ['dark', 'too-dark'],
    ['blurred', 'blurred'],
    ['glare', 'glare'],
    ['cup', 'no-card'],
  ] as const) {
    await camera.show(applicant.idNumber, 'front', trouble)
    await open('camera', 'front')
    await expect(dialog.getByText(t(`capture.hint.${hint}`))).toBeVisible()
    await dialog.getByRole('button', { name: t('capture.shutter') }).click()
    await expect(dialog.getByRole('heading', { name: t(`capture.fault.${hint}.title`) })).toBeFocused()
    await expect(dialog.getByRole('button', { name: t('capture.review.retake') })).toBeVisible()
    await expect(dialog.getByRole('button', { name: t('capture.review.useAnyway') })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }

  await camera.show(applicant.idNumber, 'front')
  await open('camera', 'front')
  await expect(dialog.getByText(t('capture.review.qrRead'))).toBeVisible()
  await dialog.getByRole('button', { name: t('capture.review.use'), exact: true }).click()
  await page.getByRole('button', { name: t('capture.close') }).click()
  await camera.show(applicant.idNumber, 'back')
  await open('camera', 'back')
  await dialog.getByRole('button', { name: t('capture.review.use'), exact: true }).click()
  await page.getByRole('button', { name: t('identity.card.continue'), exact: true }).click()
  await opening.expectOn('id-confirm')

  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const found = databases.map(({ name }) => name)
    const strings = [...Object.values(localStorage), ...Object.values(sessionStorage)].map(String)
    return { found, caches: await caches.keys(), longest: Math.max(0, ...strings.map((text) => text.length)) }
  })
  expect(kept.found, 'databases: the key of the draft alone').toEqual(['account-opening'])
  expect(kept.caches).toEqual([])
  expect(kept.longest, 'a picture is a hundred times as long as a draft').toBeLessThan(8000)
})

test('a camera that is refused, then allowed, then taken away leaves a way on each time', async ({
  page,
  context,
  sandbox,
  camera,
}) => {
  const applicant = newApplicant()
  const capture = byUpload({ page, t, idNumber: applicant.idNumber, sandbox })
  const opening = new Opening({ page, t, sandbox, applicant, capture })
  await opening.start()
  await opening.until('id-card')
  await camera.show(applicant.idNumber, 'front', 'dark')
  const dialog = page.getByRole('dialog')
  const problem = (name: string) => dialog.getByRole('heading', { name: t(`capture.problem.${name}.title`) })
  await page.getByRole('button', { name: `${t('identity.slot.camera')}: ${t('identity.card.front')}` }).click()
  await dialog.getByRole('button', { name: t('capture.primer.allow') }).click()
  await expect(problem('denied')).toBeFocused()

  await context.grantPermissions(['camera'])
  await dialog.getByRole('button', { name: t('capture.retry') }).click()
  await expect(dialog.getByRole('button', { name: t('capture.shutter') })).toBeFocused()

  await context.clearPermissions()
  await expect(problem('revoked')).toBeFocused()
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'front.png',
    mimeType: 'image/png',
    buffer: await sandbox.file(`/__sandbox__/specimens/${applicant.idNumber}/front.png`),
  })
  await expect(page.getByRole('region', { name: t('identity.card.front') }).getByRole('img')).toBeVisible()
})

test('a verdict that takes its time is waited for across a reload, and a failed check can be repeated', async ({
  page,
  sandbox,
}) => {
  const applicant = newApplicant({ ending: '903' })
  const capture = byUpload({ page, t, idNumber: applicant.idNumber, sandbox })
  const opening = new Opening({ page, t, sandbox, applicant, capture })
  await opening.start()
  await opening.until('liveness')
  await capture.liveness()
  await expect(page.getByText(t('liveness.waiting'))).toBeVisible()
  await page.reload()
  await opening.expectOn('liveness')
  await expect(page.getByRole('button', { name: t('liveness.start') })).toBeHidden()
  await opening.expectOn('personal')
})

test('a face that is not alive is told so, with the tries that are left', async ({ page, sandbox }) => {
  const applicant = newApplicant({ ending: '902' })
  const capture = byUpload({ page, t, idNumber: applicant.idNumber, sandbox })
  const opening = new Opening({ page, t, sandbox, applicant, capture })
  await opening.start()
  await opening.until('liveness')
  await capture.liveness()
  await expect(page.getByRole('alert').filter({ hasText: t('liveness.notAlive') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('liveness.again') })).toBeVisible()
})

test('the rehearsal finds a good camera and a dark one, and sends and keeps nothing', async ({
  page,
  context,
  camera,
}) => {
  await context.grantPermissions(['camera'])
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/gateway/') && calls.push(request.url()))
  await camera.show(newApplicant().idNumber, 'selfie', 'dark')
  await page.goto('/register/rehearsal')
  const status = page.getByRole('status')
  await page.getByRole('button', { name: t('rehearsal.start') }).click()
  await expect(page.getByText(t('rehearsal.fix.too-dark'))).toBeVisible()
  await expect(status.filter({ hasText: t('rehearsal.summary.fix.title') })).toBeVisible()

  await camera.show(newApplicant().idNumber, 'selfie')
  await page.reload()
  await page.getByRole('button', { name: t('rehearsal.start') }).click()
  await expect(status.filter({ hasText: t('rehearsal.summary.ready.title') })).toBeVisible()
  expect(calls).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('account-opening')
})
