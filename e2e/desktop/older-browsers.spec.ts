import { readFileSync } from 'node:fs'

import { AccountOpening } from '@/e2e/support/account-opening/account-opening'
import { byUpload } from '@/e2e/support/account-opening/capture'
import { expectOneAccount, expectSignedContract, expectSource } from '@/e2e/support/account-opening/opened'
import { copyOf } from '../support/copy'
import { makeOlder, youngest } from '../support/older-browser'
import { phone } from '../support/phone'
import { expect, test } from '../support/test'

test.use(phone)

test('opens an account on a phone by upload without any API younger than the baseline, in Korean, from ZaloPay, and links back to its app', async ({
  page,
  context,
  sandbox,
  newApplicant,
}) => {
  const seen = await makeOlder(context)
  const applicant = newApplicant('2021')
  const t = copyOf('ko')
  const capture = byUpload({ page, t, idNumber: applicant.idNumber, sandbox })
  const opening = new AccountOpening({ page, t, sandbox, applicant, capture })
  await opening.start('/kr/open-account?source=zaloPay')
  // What the site itself provides instead is back; the rest is gone.
  expect(await page.evaluate((names) => names.filter((name) => name in window), youngest)).toEqual([])
  await opening.finish()
  expect(seen.workers).toBeGreaterThan(0)
  expectSource(await expectOneAccount(sandbox, applicant), 'zaloPay')
  await expectSignedContract(page, t, applicant)
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
