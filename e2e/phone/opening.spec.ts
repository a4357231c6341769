import { copyOf } from '../support/copy'
import { newApplicant } from '../support/opening/applicant'
import { byUpload } from '../support/opening/capture'
import { expectOneAccount } from '../support/opening/opened'
import { Opening } from '../support/opening/opening'
import { expect, test } from '../support/test'

test.describe.configure({ timeout: 180_000 })

test('a phone is sent from the landing page to its own flow, with its query', async ({ page }) => {
  await page.goto('/register?utm_source=letter')
  await expect(page).toHaveURL(/\/open-account\?utm_source=letter$/)
})

test('by upload on a phone, in Korean', async ({ page, sandbox }) => {
  const applicant = newApplicant({ card: '2021' })
  const t = copyOf('ko')
  const capture = byUpload({ page, t, idNumber: applicant.idNumber, sandbox })
  const opening = new Opening({ page, t, sandbox, applicant, capture })
  await opening.start('/kr/open-account')
  await opening.finish()
  await expectOneAccount(sandbox, applicant)
})
