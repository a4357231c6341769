import { expectAccessible } from '../support/accessibility'
import { copyOf } from '../support/copy'
import { byCamera, byUpload } from '@/e2e/support/account-opening/capture'
import { expectEveryField, expectOneAccount, expectSignedContract } from '@/e2e/support/account-opening/opened'
import { expectReceiptKept, recordDisclosures } from '@/e2e/support/account-opening/disclosures'
import { expectEachScreenAccessible } from '@/e2e/support/account-opening/every-screen'
import { keyboardOf } from '@/e2e/support/account-opening/input-drivers'
import { AccountOpening } from '@/e2e/support/account-opening/account-opening'
import type { ShownScreen } from '@/e2e/support/account-opening/screens'
import { isThorough } from '@/tests/setup/thorough'
import { expect, test } from '../support/test'

test.describe.configure({ timeout: 180_000 })
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
// finished by one of the openings: momo below, OTO-ONL in older-browsers.spec.ts, ocb in entrances.spec.ts, zaloPay and
// lioBank on a phone; all in all languages with THOROUGH=1.
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

test('opens an account by keyboard alone, in English, from a partner link; every screen is accessible', async ({
  page,
  sandbox,
  newApplicant,
}) => {
  test.setTimeout(300_000)
  const applicant = newApplicant()
  const t = copyOf('en')
  const hands = keyboardOf(page)
  const capture = byUpload({ page, t, idNumber: applicant.idNumber, sandbox, hands })
  const look = expectEachScreenAccessible(page)
  const onScreen = async (screen: ShownScreen) => {
    // A screen reader reads a new screen from its heading, and hears how long a code takes that may be asked for again.
    if (screen !== 'contact') await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
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
