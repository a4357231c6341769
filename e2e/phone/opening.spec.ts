import { expectAccessible } from '../support/accessibility'
import { copyOf } from '../support/copy'
import { newApplicant } from '@/e2e/support/account-opening/applicant'
import { byCamera, byUpload } from '@/e2e/support/account-opening/capture'
import { expectOneAccount, expectSignedContract, expectSource } from '@/e2e/support/account-opening/opened'
import { lookAtEachScreen } from '@/e2e/support/account-opening/every-screen'
import { AccountOpening } from '@/e2e/support/account-opening/account-opening'
import { expect, test } from '../support/test'

test.describe.configure({ timeout: 180_000 })

test('a phone is sent from the landing page to its own flow, with its query', async ({ page }) => {
  await page.goto('/register?utm_source=letter')
  await expect(page).toHaveURL(/\/open-account\?utm_source=letter$/)
})

test('by camera on a phone, in Vietnamese, from lioBank; every screen is accessible in both colours and fits 320 px', async ({
  page,
  context,
  sandbox,
  camera,
}) => {
  await context.grantPermissions(['camera'])
  const applicant = newApplicant()
  const t = copyOf('vi')
  const capture = byCamera({ page, t, idNumber: applicant.idNumber, camera })
  const onScreen = lookAtEachScreen(page)
  const opening = new AccountOpening({ page, t, sandbox, applicant, capture, onScreen })
  // Partners show phones the page of desktops.
  await opening.start('/register?source=lioBank')
  await opening.finish()
  await expectAccessible(page)
  expectSource(await expectOneAccount(sandbox, applicant), 'lioBank')
  await expectSignedContract(page, t, applicant)
})

test('by upload on a phone, in Korean, from ZaloPay, with a way back into its app', async ({ page, sandbox }) => {
  const applicant = newApplicant({ card: '2021' })
  const t = copyOf('ko')
  const capture = byUpload({ page, t, idNumber: applicant.idNumber, sandbox })
  const opening = new AccountOpening({ page, t, sandbox, applicant, capture })
  await opening.start('/kr/open-account?source=zaloPay')
  await opening.finish()
  expectSource(await expectOneAccount(sandbox, applicant), 'zaloPay')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('success.popup.close') })
    .click()
  await expect(page.getByRole('link', { name: t('success.backToApp') })).toHaveAttribute('href', /^https:\/\/zalopay\./)
})
