import { copyOf } from '../support/copy'
import { byCamera } from '@/e2e/support/account-opening/capture'
import { expectEveryField, expectOneAccount, expectSignedContract } from '@/e2e/support/account-opening/opened'
import { expectReceiptKept, recordDisclosures } from '@/e2e/support/account-opening/disclosures'
import { AccountOpening } from '@/e2e/support/account-opening/account-opening'
import { isThorough } from '@/tests/setup/thorough'
import { test } from '../support/test'

test.use({ takesPictures: true })

/** These applicants have no referrer or payment app, take the next account number and sign by text message. */
const notGivenByCamera = [
  'trading check-referrer referrer',
  'trading save-progress referrer',
  'trading open-account referrer',
  'trading hold-account-number account-number',
  'trading save-progress account-number',
  'trading open-account account-number',
  'contract: trading prove-email email',
  'payment-app link-payment-app campaign',
]

// Cards of 2024 carry their code on the back, those of 2021, which the phone reads, on the front. Each partner's link is
// finished by one of the openings: momo by keyboard, OTO-ONL in opening-reload.spec.ts, ocb in entrances.spec.ts, zaloPay
// and lioBank on a phone; all in all languages with THOROUGH=1.
for (const [locale, path, card, source] of [
  ['vi', '/register', '2024', 'wooribank'],
  ...(isThorough ? ([['en', '/en/register', '2021', 'OTO-ONL']] as const) : []),
] as const) {
  test(`opens an account by camera, in ${locale}, with a card of ${card}, from ${source}`, async ({
    page,
    context,
    sandbox,
    camera,
    newApplicant,
  }) => {
    await context.grantPermissions(['camera'])
    const applicant = newApplicant(card)
    const t = copyOf(locale)
    const capture = byCamera({ page, t, idNumber: applicant.idNumber, camera })
    const opening = new AccountOpening({ page, t, sandbox, applicant, capture })
    const calls = recordDisclosures(page)
    await opening.start(`${path}?source=${source}`)
    await opening.finish()
    await expectReceiptKept(calls, sandbox, { notGiven: notGivenByCamera })
    const account = await expectOneAccount(sandbox, applicant)
    expectEveryField(account, { applicant, chosen: opening.chosen, campaign: { source, partner: source } })
    await expectSignedContract(page, t, applicant)
  })
}
