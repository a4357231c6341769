import { expectAccessible } from '../support/accessibility'
import { copyOf } from '../support/copy'
import { newApplicant } from '../support/opening/applicant'
import { byUpload } from '../support/opening/capture'
import { expectEveryField, expectOneAccount, expectSignedContract } from '../support/opening/opened'
import { lookAtEachScreen } from '../support/opening/every-screen'
import { keyboardOf } from '../support/opening/hands'
import { Opening } from '../support/opening/opening'
import type { ShownScreen } from '../support/opening/screens'
import { expect, test } from '../support/test'

test.describe.configure({ timeout: 180_000 })

test('by keyboard alone, in English, from a partner’s link; every screen is accessible in both colours', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(300_000)
  const applicant = newApplicant()
  const t = copyOf('en')
  const hands = keyboardOf(page)
  const capture = byUpload({ page, t, idNumber: applicant.idNumber, sandbox, hands })
  const look = lookAtEachScreen(page)
  const onScreen = async (screen: ShownScreen) => {
    // A screen reader reads a new screen from its heading, and hears how long a code takes that may be asked for again.
    if (screen !== 'contact') await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    if (screen.endsWith('-otp')) await expect(page.getByRole('status').filter({ hasText: /seconds/ })).toBeAttached()
    await look()
  }
  const opening = new Opening({ page, t, sandbox, applicant, capture, hands, onScreen })
  await opening.start('/en/register?source=momo&utm_source=letter&utm_campaign=autumn')
  await opening.finish()
  await expectAccessible(page)
  const account = await expectOneAccount(sandbox, applicant)
  const campaign = { source: 'momo', utm_source: 'letter', utm_campaign: 'autumn' }
  expectEveryField(account, { applicant, chosen: opening.chosen, campaign })
  await expectSignedContract(page, t, applicant)
})
