import { expectAccessible } from '../support/accessibility'
import { copyOf } from '../support/copy'
import { byCamera } from '@/e2e/support/account-opening/capture'
import { expectOneAccount, expectSignedContract, expectSource } from '@/e2e/support/account-opening/opened'
import { expectEachScreenFits } from '@/e2e/support/account-opening/every-screen'
import { AccountOpening } from '@/e2e/support/account-opening/account-opening'
import { densePhone } from '../support/phone'
import { test } from '../support/test'

test.use({ ...densePhone, takesPictures: true })

test('opens an account on a phone by camera, in Vietnamese, from lioBank; every screen fits 320 px and has contrast in the dark theme', async ({
  page,
  context,
  sandbox,
  camera,
  newApplicant,
}) => {
  await context.grantPermissions(['camera'])
  const applicant = newApplicant('2021')
  const t = copyOf('vi')
  const capture = byCamera({ page, t, idNumber: applicant.idNumber, camera })
  const onScreen = expectEachScreenFits(page)
  const opening = new AccountOpening({ page, t, sandbox, applicant, capture, onScreen })
  // Phones that a partner sends are not redirected to /open-account.
  await opening.start('/register?source=lioBank')
  await opening.finish()
  await expectAccessible(page)
  expectSource(await expectOneAccount(sandbox, applicant), 'lioBank')
  await expectSignedContract(page, t, applicant)
})
