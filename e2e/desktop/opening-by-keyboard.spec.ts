import { expectAccessible } from '../support/accessibility'
import { copyOf } from '../support/copy'
import { byUpload } from '@/e2e/support/account-opening/capture'
import { expectEveryField, expectOneAccount, expectSignedContract } from '@/e2e/support/account-opening/opened'
import { expectEachScreenAccessible } from '@/e2e/support/account-opening/every-screen'
import { keyboardOf } from '@/e2e/support/account-opening/input-drivers'
import { AccountOpening } from '@/e2e/support/account-opening/account-opening'
import type { ShownScreen } from '@/e2e/support/account-opening/screens'
import { expect, test } from '../support/test'

test('opens an account by keyboard alone, in English, from a partner link; every screen is accessible', async ({
  page,
  sandbox,
  newApplicant,
}) => {
  const applicant = newApplicant()
  const t = copyOf('en')
  const hands = keyboardOf(page)
  const capture = byUpload({ page, t, idNumber: applicant.idNumber, sandbox, hands })
  const look = expectEachScreenAccessible(page)
  const onScreen = async (screen: ShownScreen) => {
    // A screen reader reads a new screen from its heading, and hears how long a code takes that may be asked for again.
    // Who has to type a code is in its field at once.
    const begin = screen.endsWith('-otp') ? page.getByRole('textbox') : page.getByRole('heading', { level: 1 })
    if (screen !== 'contact') await expect(begin).toBeFocused()
    if (screen.endsWith('-otp')) await expect(page.getByRole('status').filter({ hasText: /seconds/ })).toBeAttached()
    await look()
  }
  const opening = new AccountOpening({ page, t, sandbox, applicant, capture, hands, onScreen })
  await opening.start('/en/register?source=momo&utm_source=letter&utm_campaign=autumn')
  await opening.finish()
  await expectAccessible(page)
  const account = await expectOneAccount(sandbox, applicant)
  const campaign = { source: 'momo', utm_source: 'letter', utm_campaign: 'autumn' }
  expectEveryField(account, { applicant, chosen: opening.chosen, campaign })
  await expectSignedContract(page, t, applicant)
})
