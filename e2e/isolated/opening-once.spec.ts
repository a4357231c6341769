import type { Page } from '@playwright/test'

import { type Copy, copyOf } from '../support/copy'
import type { Applicant } from '@/e2e/support/account-opening/applicant'
import { expectWireHeaders } from '@/e2e/support/account-opening/backend-calls'
import { byUpload } from '@/e2e/support/account-opening/capture'
import { expectOneAccount } from '@/e2e/support/account-opening/opened'
import { AccountOpening } from '@/e2e/support/account-opening/account-opening'
import type { Sandbox } from '../support/sandbox'
import { expect, test } from '../support/test'

const vietnamese = copyOf('vi')

interface Start {
  readonly path?: string
  readonly t?: Copy
}

/** On the terms screen, with every box ticked. */
async function startOnTerms(
  page: Page,
  sandbox: Sandbox,
  applicant: Applicant,
  { path = '/register', t = vietnamese }: Start = {},
): Promise<AccountOpening> {
  const capture = byUpload({ page, t, idNumber: applicant.idNumber, sandbox })
  const opening = new AccountOpening({ page, t, sandbox, applicant, capture })
  await opening.startOn('terms', path)
  for (const key of ['agreeTerms', 'agreeRisk', 'agreeTrue']) {
    await page.getByRole('checkbox', { name: t(`application.terms.${key}`) }).check()
  }
  return opening
}

const submit = (page: Page, t = vietnamese) =>
  page.getByRole('button', { name: t('application.terms.confirm'), exact: true })

test('a double click on submit opens one account', async ({ page, sandbox, newApplicant }) => {
  const applicant = newApplicant()
  const t = copyOf('en')
  const opening = await startOnTerms(page, sandbox, applicant, { path: '/en/register', t })
  await submit(page, t).dblclick()
  await opening.finish('contract')
  await expectOneAccount(sandbox, applicant)
  await expectWireHeaders(sandbox, 'en', { services: ['trading'], codes: 1 })
})

test('a reload while the account is being created opens one account', async ({ page, sandbox, newApplicant }) => {
  const applicant = newApplicant()
  const opening = await startOnTerms(page, sandbox, applicant)
  await sandbox.fail({ service: 'trading', path: '/createAccount', kind: 'delay', ms: 1500, times: 1 })
  const sent = page.waitForRequest(/createAccount/)
  await submit(page).click()
  await sent
  await page.reload()
  await opening.finish('contract')
  await expectOneAccount(sandbox, applicant)
})

test('a lost response to createAccount opens one account', async ({ page, sandbox, problems, newApplicant }) => {
  const applicant = newApplicant()
  const opening = await startOnTerms(page, sandbox, applicant)
  problems.expect(/50\d/)
  await sandbox.fail({ service: 'trading', path: '/createAccount', kind: 'drop', times: 1 })
  await submit(page).click()
  // The backend has opened the account without the browser knowing: the applicant sends again, and it remains one.
  await expect.poll(async () => (await sandbox.accountsOf(applicant.idNumber)).length).toBe(1)
  await page.getByRole('button', { name: vietnamese('application.wizard.submitting.retry.action') }).click()
  await opening.finish('contract')
  await expectOneAccount(sandbox, applicant)
})
