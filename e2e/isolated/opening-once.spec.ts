import type { Page } from '@playwright/test'

import { type Copy, copyOf } from '../support/copy'
import { type Applicant, newApplicant } from '@/e2e/support/account-opening/applicant'
import { byUpload } from '@/e2e/support/account-opening/capture'
import { expectOneAccount } from '@/e2e/support/account-opening/opened'
import { AccountOpening } from '@/e2e/support/account-opening/account-opening'
import type { Sandbox } from '../support/sandbox'
import { expect, test } from '../support/test'

test.describe.configure({ timeout: 120_000 })

const vietnamese = copyOf('vi')

interface Start {
  readonly path?: string
  readonly t?: Copy
}

async function standOnTerms(
  page: Page,
  sandbox: Sandbox,
  applicant: Applicant,
  { path = '/register', t = vietnamese }: Start = {},
): Promise<AccountOpening> {
  const capture = byUpload({ page, t, idNumber: applicant.idNumber, sandbox })
  const opening = new AccountOpening({ page, t, sandbox, applicant, capture })
  await opening.start(path)
  await opening.until('terms')
  await agree(page, t)
  return opening
}

async function agree(page: Page, copy: Copy): Promise<void> {
  for (const key of ['agreeTerms', 'agreeRisk', 'agreeTrue']) {
    await page.getByRole('checkbox', { name: copy(`terms.${key}`) }).check()
  }
}

const submit = (page: Page, t = vietnamese) => page.getByRole('button', { name: t('terms.confirm'), exact: true })

test('two quick submits open one account; calls carry the language, those that send codes the access key', async ({
  page,
  sandbox,
}) => {
  const applicant = newApplicant()
  const t = copyOf('en')
  const opening = await standOnTerms(page, sandbox, applicant, { path: '/en/register', t })
  await submit(page, t).dblclick()
  await opening.finish('contract')
  await expectOneAccount(sandbox, applicant)

  for (const service of ['trading', 'account', 'ekyc']) {
    const calls = await sandbox.calls(service)
    expect(calls.length, service).toBeGreaterThan(0)
    expect(calls.filter(({ headers }) => headers['locale'] !== 'en').map(({ path }) => path)).toEqual([])
  }
  const withCodes = (await sandbox.calls('trading')).filter(({ path }) => /get(Sms|Email)Otp/.test(path))
  expect(withCodes.length).toBeGreaterThanOrEqual(3)
  for (const { headers } of withCodes) expect(headers['access-key']).toBe('sandbox-otp-access-key')
})

test('a reload while the account is being created opens one account', async ({ page, sandbox }) => {
  const applicant = newApplicant()
  const opening = await standOnTerms(page, sandbox, applicant)
  await sandbox.fail({ service: 'trading', path: '/createAccount', kind: 'delay', ms: 1500, times: 1 })
  const sent = page.waitForRequest(/createAccount/)
  await submit(page).click()
  await sent
  await page.reload()
  await opening.finish('contract')
  await expectOneAccount(sandbox, applicant)
})

test('an answer of createAccount that is lost opens one account', async ({ page, sandbox, problems }) => {
  const applicant = newApplicant()
  const opening = await standOnTerms(page, sandbox, applicant)
  problems.expect(/50\d/)
  await sandbox.fail({ service: 'trading', path: '/createAccount', kind: 'drop', times: 1 })
  await submit(page).click()
  // Opened at the backend, unknown here: the applicant sends again, and it stays one.
  await expect.poll(async () => (await sandbox.accountsOf(applicant.idNumber)).length).toBe(1)
  await page.getByRole('button', { name: vietnamese('wizard.submitting.retry.action') }).click()
  await opening.finish('contract')
  await expectOneAccount(sandbox, applicant)
})
