import { copyOf } from '../support/copy'
import { newApplicant } from '../support/opening/applicant'
import { byUpload } from '../support/opening/capture'
import { expectOneAccount } from '../support/opening/opened'
import { Opening } from '../support/opening/opening'
import { expect, test } from '../support/test'

test.describe.configure({ timeout: 240_000 })

test('a reload on any screen loses nothing that was typed', async ({ page, sandbox }) => {
  const applicant = newApplicant()
  const t = copyOf('vi')
  const capture = byUpload({ page, t, idNumber: applicant.idNumber, sandbox })
  const opening: Opening = new Opening({
    page,
    t,
    sandbox,
    applicant,
    capture,
    async onScreen(screen) {
      await expect(page).toHaveURL(new RegExp(`[?&]step=${screen}`))
      await page.reload()
      await opening.expectOn(screen)
    },
  })
  await opening.start()

  // Typed, not yet sent.
  await page.getByRole('textbox', { name: t('contact.mobile') }).fill(applicant.mobile)
  const draft = () => page.evaluate(() => localStorage.getItem('account-opening'))
  await expect.poll(draft).not.toBeNull()
  const withoutEmail = await draft()
  await page.getByRole('textbox', { name: t('contact.email') }).fill(applicant.email)
  await expect.poll(draft).not.toBe(withoutEmail)
  await page.reload()
  await expect(page.getByRole('textbox', { name: t('contact.mobile') })).toHaveValue(applicant.mobile)
  await expect(page.getByRole('textbox', { name: t('contact.email') })).toHaveValue(applicant.email)

  await opening.finish()
  await expectOneAccount(sandbox, applicant)
})
