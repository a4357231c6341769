import { type Page, expect } from '@playwright/test'

import { applicationRecordSchema } from '@/lib/backends/trading/application-schemas'
import type { Copy } from '@/e2e/support/copy'
import type { OpenedAccount, Sandbox } from '@/e2e/support/sandbox'
import type { Applicant } from './applicant'
import { type ChosenByLabel, expectedRecord } from './expected-record'
import { pdfText } from './pdf-text'

/** The one account of an applicant, opened with the proofs of both channels and of the card. */
export async function expectOneAccount(sandbox: Sandbox, applicant: Applicant): Promise<OpenedAccount> {
  const accounts = await sandbox.accountsOf(applicant.idNumber)
  expect(accounts).toHaveLength(1)
  const [account] = accounts
  if (!account) throw new Error('no account')
  expect(account.fields).toMatchObject({
    cust_nm: applicant.fullName,
    mobile: applicant.mobile,
    email: applicant.email,
    address: expect.stringContaining(applicant.street),
  })
  for (const proof of ['ocr_id', 'sms_transaction_id', 'email_transaction_id']) {
    expect(account.fields[proof], proof).toBeTruthy()
  }
  return account
}

/**
 * The account holds what was read, typed and chosen in every field of the record (spec section 3), and nothing else.
 * @param campaign what the link carried, by field of the record
 */
export function expectEveryField(
  { fields }: OpenedAccount,
  { applicant, chosen, campaign }: { applicant: Applicant; chosen: ChosenByLabel; campaign?: Record<string, string> },
): void {
  const record = Object.fromEntries(
    Object.keys(applicationRecordSchema.shape).map((name) => [name, fields[name] ?? null]),
  )
  expect(record).toEqual(expectedRecord(applicant, chosen, campaign))
}

/** What a partner's link leaves in the record; only those whose own apps and counters show the page are partners. */
export function expectSource({ fields }: OpenedAccount, source: string): void {
  expect(fields).toMatchObject({ source, partner: source === 'momo' ? null : source })
}

/** The signed contract, as the page behind the success popup offers it: a valid PDF with the applicant's name in Vietnamese letters. */
export async function expectSignedContract(page: Page, t: Copy, applicant: Applicant): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('application.success.popup.showNext') })
    .press('Enter')
  const link = page.getByRole('main').getByRole('link', { name: t('application.success.download') })
  const address = await link.getAttribute('href')
  const response = await page.request.get(address ?? '')
  expect(response.headers()['content-type']).toContain('application/pdf')
  expect(await pdfText(await response.body())).toContain(applicant.fullName)
}
