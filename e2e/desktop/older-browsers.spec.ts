import { AccountOpening } from '@/e2e/support/account-opening/account-opening'
import { byUpload } from '@/e2e/support/account-opening/capture'
import { expectOneAccount, expectSignedContract, expectSource } from '@/e2e/support/account-opening/opened'
import { copyOf } from '../support/copy'
import { makeOlder, youngest } from '../support/older-browser'
import { expect, test } from '../support/test'

test.describe.configure({ timeout: 300_000 })

test('an account is opened by upload without any API younger than the baseline', async ({
  page,
  context,
  sandbox,
  newApplicant,
}) => {
  const seen = await makeOlder(context)
  const applicant = newApplicant()
  const t = copyOf('vi')
  const capture = byUpload({ page, t, idNumber: applicant.idNumber, sandbox })
  const opening = new AccountOpening({ page, t, sandbox, applicant, capture })
  await opening.start('/register?source=OTO-ONL')
  // What the site itself provides instead is back; the rest is gone.
  expect(await page.evaluate((names) => names.filter((name) => name in window), youngest)).toEqual([])
  await opening.finish()
  expect(seen.workers).toBeGreaterThan(0)
  expectSource(await expectOneAccount(sandbox, applicant), 'OTO-ONL')
  await expectSignedContract(page, t, applicant)
})
