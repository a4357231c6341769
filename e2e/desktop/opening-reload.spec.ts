import { copyOf } from '../support/copy'
import { byUpload } from '@/e2e/support/account-opening/capture'
import { expectOneAccount, expectSource } from '@/e2e/support/account-opening/opened'
import { AccountOpening } from '@/e2e/support/account-opening/account-opening'
import { type ShownScreen, shownScreens } from '@/e2e/support/account-opening/screens'
import { storedBy } from '@/e2e/support/account-opening/storage'
import { backAndForward, throughEnglish, throughSecondTab } from '@/e2e/support/account-opening/navigation-checks'
import { isThorough } from '@/tests/setup/thorough'
import { expect, test } from '../support/test'

/**
 * One screen of each kind: a form, a code that was sent, data from a service, a list that depends on another, an agreement,
 * a document; with THOROUGH=1 every screen. session/application-session.property.test.ts proves for every screen that a
 * reload loses nothing. Back and Forward are used on every screen.
 */
const reloadedOn: readonly ShownScreen[] = isThorough
  ? shownScreens
  : ['sms-otp', 'id-confirm', 'banks', 'review', 'contract']
const secondTabOn: readonly ShownScreen[] = isThorough ? shownScreens : ['email-otp', 'services']
const englishOn: readonly ShownScreen[] = isThorough ? shownScreens : ['review']

test('reload, Back, Forward, a second tab and a change of language lose nothing, and the draft is stored encrypted', async ({
  page,
  sandbox,
  problems,
  newApplicant,
}) => {
  const applicant = newApplicant()
  const t = copyOf('vi')
  const { fullName, mobile, email } = applicant

  /** The answers are stored, but only encrypted and under a key that cannot be exported. */
  async function expectEncrypted() {
    expect(await problems.remaining()).toEqual([])
    const stored: Record<string, string> = await storedBy(page)
    expect(stored['local storage']).toContain('ciphertext')
    expect(stored['IndexedDB']).toContain('CryptoKey')
  }

  const capture = byUpload({ page, t, idNumber: applicant.idNumber, sandbox })
  const opening: AccountOpening = new AccountOpening({
    page,
    t,
    sandbox,
    applicant,
    capture,
    async onScreen(screen) {
      if (screen !== 'contact') await backAndForward(page, t, screen)
      if (secondTabOn.includes(screen)) await throughSecondTab(page, t, opening, screen)
      if (screen === 'review') await expectEncrypted()
      if (englishOn.includes(screen)) {
        await throughEnglish(page, screen, screen === 'review' ? fullName : '')
        await opening.expectOn(screen)
      }
      if (!reloadedOn.includes(screen)) return
      await expect(page).toHaveURL(new RegExp(`[?&]step=${screen}`))
      await page.reload()
      await opening.expectOn(screen)
    },
  })
  await opening.start('/register?source=OTO-ONL')

  // Typed, not yet sent.
  await page.getByRole('textbox', { name: t('application.contact.mobile') }).fill(mobile)
  const draft = () => page.evaluate(() => localStorage.getItem('account-opening'))
  await expect.poll(draft).not.toBeNull()
  const withoutEmail = await draft()
  await page.getByRole('textbox', { name: t('application.contact.email') }).fill(email)
  await expect.poll(draft).not.toBe(withoutEmail)
  await page.reload()
  await expect(page.getByRole('textbox', { name: t('application.contact.mobile') })).toHaveValue(mobile)
  await expect(page.getByRole('textbox', { name: t('application.contact.email') })).toHaveValue(email)

  await opening.finish()
  await expectEncrypted()
  expectSource(await expectOneAccount(sandbox, applicant), 'OTO-ONL')
})
