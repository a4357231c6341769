import { copyOf } from '../support/copy'
import { newApplicant } from '@/e2e/support/account-opening/applicant'
import { byUpload } from '@/e2e/support/account-opening/capture'
import { expectOneAccount } from '@/e2e/support/account-opening/opened'
import { isThorough } from '@/e2e/support/account-opening/matrix'
import { AccountOpening } from '@/e2e/support/account-opening/account-opening'
import { type ShownScreen, shownScreens } from '@/e2e/support/account-opening/screens'
import { storedBy, watchAddresses } from '@/e2e/support/account-opening/storage'
import { backAndForward, throughEnglish, throughSecondTab } from '@/e2e/support/account-opening/navigation-checks'
import { expect, test } from '../support/test'

test.describe.configure({ timeout: 240_000 })

/**
 * One screen of each kind: a form, a code on its way, answers of a service, a list that hangs on another, an agreement, a
 * document; with THOROUGH=1 every screen. That a reload loses nothing on any screen is shown by
 * session/opening-session.property.test.ts, too. Back and Forward are walked on every one.
 */
const reloadedOn: readonly ShownScreen[] = isThorough
  ? shownScreens
  : ['sms-otp', 'id-confirm', 'banks', 'review', 'contract']
const secondTabOn: readonly ShownScreen[] = isThorough ? shownScreens : ['email-otp', 'services']
const englishOn: readonly ShownScreen[] = isThorough ? shownScreens : ['review']

test('no reload, Back, Forward, second tab or other language loses anything, and nothing can be read in the browser', async ({
  page,
  context,
  sandbox,
}) => {
  const applicant = newApplicant()
  const t = copyOf('vi')
  const addresses = watchAddresses(context)
  const { idNumber, fullName, mobile, email, ward, street, bankAccount } = applicant
  const secrets = [idNumber, fullName, mobile, email, ward, street, bankAccount]

  async function expectNothingInClear() {
    const codes = [await sandbox.otp(mobile, 1), await sandbox.otp(email, 1)]
    const stored: Record<string, string> = await storedBy(page)
    // Pictures, as text of any kind. What is shown on the page has an address (`blob:`), but lies nowhere.
    for (const text of Object.values(stored)) expect(text).not.toMatch(/data:image|JFIF|iVBORw0KGgo/)
    for (const [place, text] of [...Object.entries(stored), ['addresses', addresses.all()] as const]) {
      for (const secret of [...secrets, ...codes]) {
        // An address with percent signs says as much as one with letters.
        for (const form of [secret, encodeURIComponent(secret)]) expect(text, place).not.toContain(form)
      }
    }
    expect(stored['local storage']).toContain('ciphertext')
    expect(stored['IndexedDB']).toContain('CryptoKey')
  }

  const capture = byUpload({ page, t, idNumber, sandbox })
  const opening: AccountOpening = new AccountOpening({
    page,
    t,
    sandbox,
    applicant,
    capture,
    async onScreen(screen) {
      if (screen !== 'contact') await backAndForward(page, t, screen)
      if (secondTabOn.includes(screen)) await throughSecondTab(page, t, opening, screen)
      if (screen === 'review') await expectNothingInClear()
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
  await opening.start()

  // Typed, not yet sent.
  await page.getByRole('textbox', { name: t('contact.mobile') }).fill(mobile)
  const draft = () => page.evaluate(() => localStorage.getItem('account-opening'))
  await expect.poll(draft).not.toBeNull()
  const withoutEmail = await draft()
  await page.getByRole('textbox', { name: t('contact.email') }).fill(email)
  await expect.poll(draft).not.toBe(withoutEmail)
  await page.reload()
  await expect(page.getByRole('textbox', { name: t('contact.mobile') })).toHaveValue(mobile)
  await expect(page.getByRole('textbox', { name: t('contact.email') })).toHaveValue(email)

  await opening.finish()
  await expectNothingInClear()
  await expectOneAccount(sandbox, applicant)
})
