import { expectAccessible } from '../support/accessibility'
import { copyOf } from '../support/copy'
import { newApplicant } from '../support/opening/applicant'
import { byCamera } from '../support/opening/capture'
import { lookAtEachScreen } from '../support/opening/every-screen'
import { expectOneAccount, expectSignedContract } from '../support/opening/opened'
import { Opening } from '../support/opening/opening'
import { test } from '../support/test'

test.use({ withCamera: true })
test.describe.configure({ timeout: 180_000 })

test('by camera on a phone, in Vietnamese; every screen is accessible in both colours and fits 320 px', async ({
  page,
  context,
  sandbox,
  camera,
}) => {
  await context.grantPermissions(['camera'])
  const applicant = newApplicant()
  const t = copyOf('vi')
  const capture = byCamera({ page, t, idNumber: applicant.idNumber, camera })
  const onScreen = lookAtEachScreen(page)
  const opening = new Opening({ page, t, sandbox, applicant, capture, onScreen })
  await opening.start('/open-account')
  await opening.finish()
  await expectAccessible(page)
  await expectOneAccount(sandbox, applicant)
  await expectSignedContract(page, t, applicant)
})
