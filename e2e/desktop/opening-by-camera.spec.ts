import { copyOf } from '../support/copy'
import { newApplicant } from '../support/opening/applicant'
import { byCamera } from '../support/opening/capture'
import { expectEveryField, expectOneAccount, expectSignedContract } from '../support/opening/opened'
import { Opening } from '../support/opening/opening'
import { test } from '../support/test'

test.use({ withCamera: true })
test.describe.configure({ timeout: 180_000 })

// Cards of 2024 carry their code on the back, those of 2021 on the front.
for (const [locale, path, card] of [
  ['vi', '/register', '2024'],
  ['en', '/en/register', '2021'],
] as const) {
  test(`by camera, in ${locale}, with a card of ${card}`, async ({ page, context, sandbox, camera }) => {
    await context.grantPermissions(['camera'])
    const applicant = newApplicant({ card })
    const t = copyOf(locale)
    const capture = byCamera({ page, t, idNumber: applicant.idNumber, camera })
    const opening = new Opening({ page, t, sandbox, applicant, capture })
    await opening.start(path)
    await opening.finish()
    const account = await expectOneAccount(sandbox, applicant)
    expectEveryField(account, { applicant, chosen: opening.chosen })
    await expectSignedContract(page, t, applicant)
  })
}
