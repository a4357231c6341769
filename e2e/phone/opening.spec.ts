import { readFileSync } from 'node:fs'

import { expectAccessible } from '../support/accessibility'
import { copyOf } from '../support/copy'
import { byCamera, byUpload } from '@/e2e/support/account-opening/capture'
import { expectOneAccount, expectSignedContract, expectSource } from '@/e2e/support/account-opening/opened'
import { expectEachScreenFits } from '@/e2e/support/account-opening/every-screen'
import { AccountOpening } from '@/e2e/support/account-opening/account-opening'
import { expect, test } from '../support/test'

test.describe.configure({ timeout: 180_000 })
test.use({ takesPictures: true })

test('a phone is redirected from the landing page to its own flow, query included', async ({ page }) => {
  await page.goto('/register?utm_source=letter')
  await expect(page).toHaveURL(/\/open-account\?utm_source=letter$/)
})

test('opens an account on a phone by camera, in Vietnamese, from lioBank; every screen fits 320 px and has contrast in the dark theme', async ({
  page,
  context,
  sandbox,
  camera,
  newApplicant,
}) => {
  await context.grantPermissions(['camera'])
  const applicant = newApplicant('2021')
  const t = copyOf('vi')
  const capture = byCamera({ page, t, idNumber: applicant.idNumber, camera })
  const onScreen = expectEachScreenFits(page)
  const opening = new AccountOpening({ page, t, sandbox, applicant, capture, onScreen })
  // Phones that a partner sends are not redirected to /open-account.
  await opening.start('/register?source=lioBank')
  await opening.finish()
  await expectAccessible(page)
  expectSource(await expectOneAccount(sandbox, applicant), 'lioBank')
  await expectSignedContract(page, t, applicant)
})

test('opens an account on a phone by upload, in Korean, from ZaloPay, and links back to its app', async ({
  page,
  sandbox,
  newApplicant,
}) => {
  const applicant = newApplicant('2021')
  const t = copyOf('ko')
  const capture = byUpload({ page, t, idNumber: applicant.idNumber, sandbox })
  const opening = new AccountOpening({ page, t, sandbox, applicant, capture })
  await opening.start('/kr/open-account?source=zaloPay')
  await opening.finish()
  expectSource(await expectOneAccount(sandbox, applicant), 'zaloPay')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('application.success.popup.close') })
    .click()
  // The card to keep is drawn on the phone: a PNG in the proportions of a bank card.
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: t('application.success.card.save') }).click()
  const card = await saved
  expect(card.suggestedFilename()).toMatch(/^\d+\.png$/)
  const bytes = readFileSync(await card.path())
  expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(['PNG', 1200, 757])
  await expect(page.getByRole('link', { name: t('application.success.backToApp') })).toHaveAttribute(
    'href',
    /^https:\/\/zalopay\./,
  )
})
