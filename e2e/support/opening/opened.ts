import { type Page, expect } from '@playwright/test'

import type { Copy } from '../copy'
import type { OpenedAccount, Sandbox } from '../sandbox'
import type { Applicant } from './applicant'
import { pdfText } from './pdf-text'

/** The one account of an applicant, with every answer in it. */
export async function expectOneAccount(sandbox: Sandbox, applicant: Applicant): Promise<OpenedAccount> {
  const accounts = await sandbox.accountsOf(applicant.idNumber)
  expect(accounts).toHaveLength(1)
  const [account] = accounts
  if (!account) throw new Error('no account')
  expect(account.fields).toMatchObject({
    idno: applicant.idNumber,
    cust_nm: applicant.fullName,
    sex: 'M',
    mobile: applicant.mobile,
    email: applicant.email,
    address: expect.stringContaining(applicant.street),
    fatca_yn: 'N',
    stock_yn: 'Y',
    mr_yn: 'Y',
    mr_level: 1,
    dr_ac_yn: 'N',
    banks: [expect.objectContaining({ bank_acc: applicant.bankAccount })],
  })
  for (const name of ['birth_dt', 'idiss_dt', 'id_place', 'province', 'job', 'position', 'ocr_id']) {
    expect(account.fields[name], name).toBeTruthy()
  }
  return account
}

/** The signed contract, as the success popup offers it: a valid PDF with the applicant's name in Vietnamese letters. */
export async function expectSignedContract(page: Page, t: Copy, applicant: Applicant): Promise<void> {
  const link = page.getByRole('dialog').getByRole('link', { name: t('success.popup.download') })
  const address = await link.getAttribute('href')
  const response = await page.request.get(address ?? '')
  expect(response.headers()['content-type']).toContain('application/pdf')
  expect(await pdfText(await response.body())).toContain(applicant.fullName)
}
