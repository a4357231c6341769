import type { Page } from '@playwright/test'

import { copyOf } from '../support/copy'
import { type Applicant, newApplicant } from '@/e2e/support/account-opening/applicant'
import { byUpload } from '@/e2e/support/account-opening/capture'
import { expectOneAccount } from '@/e2e/support/account-opening/opened'
import { AccountOpening } from '@/e2e/support/account-opening/account-opening'
import type { Sandbox } from '../support/sandbox'
import { expect, test } from '../support/test'

test.describe.configure({ timeout: 120_000 })

const t = copyOf('vi')

function begin(page: Page, sandbox: Sandbox, applicant: Applicant): AccountOpening {
  const capture = byUpload({ page, t, idNumber: applicant.idNumber, sandbox })
  return new AccountOpening({ page, t, sandbox, applicant, capture })
}

test('the existence check fails: what was typed stays, and trying again goes on', async ({
  page,
  sandbox,
  problems,
}) => {
  const applicant = newApplicant()
  const opening = begin(page, sandbox, applicant)
  await opening.start()
  problems.expect(/50\d/)
  await sandbox.fail({ service: 'trading', path: '/v1/checkInfoAcc', kind: 'status', status: 500 })
  await opening.answer('contact')
  await expect(page.getByRole('alert').filter({ hasText: t('forms.kept') })).toBeVisible()
  await expect(page.getByRole('textbox', { name: t('contact.mobile') })).toHaveValue(applicant.mobile)
  await expect(page.getByRole('textbox', { name: t('contact.email') })).toHaveValue(applicant.email)

  await sandbox.heal()
  await page.getByRole('button', { name: t('forms.continue'), exact: true }).click()
  await opening.expectOn('sms-otp')
})

test('a code cannot be sent: the applicant asks again without going back', async ({ page, sandbox, problems }) => {
  const applicant = newApplicant()
  const opening = begin(page, sandbox, applicant)
  await opening.start()
  problems.expect(/50\d/)
  await sandbox.fail({ service: 'trading', path: '/getSmsOtp', kind: 'status', status: 503 })
  await opening.answer('contact')
  await opening.expectOn('sms-otp')
  await expect(page.getByRole('alert').filter({ hasText: t('forms.notSentTitle') })).toBeVisible()

  await sandbox.heal()
  await page.getByRole('button', { name: t('otp.resend') }).click()
  await opening.until('id-card', 'sms-otp')
})

test('the card cannot be read: the pictures stay, and sending again goes on', async ({ page, sandbox, problems }) => {
  const applicant = newApplicant()
  const opening = begin(page, sandbox, applicant)
  await opening.start()
  await opening.until('id-card')
  problems.expect(/50\d/)
  await sandbox.fail({ service: 'ekyc', path: '/ocr', kind: 'status', status: 500 })
  await opening.answer('id-card')
  // Inside the page: Next's own announcer of routes is an alert too.
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
  for (const side of ['front', 'back']) {
    await expect(page.getByRole('region', { name: t(`identity.card.${side}`) }).getByRole('img')).toBeVisible()
  }

  await sandbox.heal()
  await page.getByRole('button', { name: t('identity.card.continue'), exact: true }).click()
  await opening.finish('id-confirm')
  await expectOneAccount(sandbox, applicant)
})
