import type { Page } from '@playwright/test'

import { copyOf } from '../support/copy'
import type { Applicant } from '@/e2e/support/account-opening/applicant'
import { expectWireHeaders } from '@/e2e/support/account-opening/backend-calls'
import { byUpload } from '@/e2e/support/account-opening/capture'
import { AccountOpening } from '@/e2e/support/account-opening/account-opening'
import type { Sandbox } from '../support/sandbox'
import { expect, test } from '../support/test'

const t = copyOf('en')
const path = '/en/register'

function begin(page: Page, sandbox: Sandbox, applicant: Applicant): AccountOpening {
  const capture = byUpload({ page, t, idNumber: applicant.idNumber, sandbox })
  return new AccountOpening({ page, t, sandbox, applicant, capture })
}

test('after a failed existence check the answers remain and a second attempt continues', async ({
  page,
  sandbox,
  problems,
  newApplicant,
}) => {
  const applicant = newApplicant()
  const opening = begin(page, sandbox, applicant)
  await opening.start(path)
  problems.expect(/50\d/)
  await sandbox.fail({ service: 'trading', path: '/v1/checkInfoAcc', kind: 'status', status: 500 })
  await opening.answer('contact')
  await expect(page.getByRole('alert').filter({ hasText: t('forms.kept') })).toBeVisible()
  await expect(page.getByRole('textbox', { name: t('application.contact.mobile') })).toHaveValue(applicant.mobile)
  await expect(page.getByRole('textbox', { name: t('application.contact.email') })).toHaveValue(applicant.email)

  await sandbox.heal()
  await page.getByRole('button', { name: t('forms.continue'), exact: true }).click()
  await opening.expectOn('sms-otp')
})

test('after a code could not be sent the applicant requests another without going back', async ({
  page,
  sandbox,
  problems,
  newApplicant,
}) => {
  const applicant = newApplicant()
  const opening = begin(page, sandbox, applicant)
  await opening.start(path)
  problems.expect(/50\d/)
  await sandbox.fail({ service: 'trading', path: '/getSmsOtp', kind: 'status', status: 503 })
  await opening.answer('contact')
  await opening.expectOn('sms-otp')
  await expect(page.getByRole('alert').filter({ hasText: t('forms.notSentTitle') })).toBeVisible()

  await sandbox.heal()
  await page.getByRole('button', { name: t('application.otp.resend') }).click()
  await opening.until('id-card', 'sms-otp')
  await expectWireHeaders(sandbox, 'en', { services: ['trading'], codes: 2 })
})

test('after the card could not be read the pictures remain and sending them again continues', async ({
  page,
  sandbox,
  problems,
  newApplicant,
}) => {
  const applicant = newApplicant()
  const opening = begin(page, sandbox, applicant)
  await opening.startOn('id-card', path)
  problems.expect(/50\d/)
  await sandbox.fail({ service: 'ekyc', path: '/ocr', kind: 'status', status: 500 })
  await opening.answer('id-card')
  // Inside the page: Next's own route announcer is an alert too.
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
  for (const side of ['front', 'back']) {
    await expect(
      page.getByRole('region', { name: t(`application.identity.card.${side}`) }).getByRole('img'),
    ).toBeVisible()
  }

  await sandbox.heal()
  await page.getByRole('button', { name: t('application.identity.card.continue'), exact: true }).click()
  await opening.until('work', 'id-confirm')
  await expectWireHeaders(sandbox, 'en', { services: ['trading', 'account', 'ekyc'], codes: 0 })
})
