import { qrOf } from '../../tests/sandbox/services/ekyc/read-picture'
import { copyOf } from '../support/copy'
import { byUpload } from '@/e2e/support/account-opening/capture'
import { AccountOpening } from '@/e2e/support/account-opening/account-opening'
import { phone } from '../support/phone'
import { expect, test } from '../support/test'

test('a QR code continues the application on a phone and is removed from the address at once', async ({
  page,
  browser,
  sandbox,
  problems,
  baseURL,
  newApplicant,
}) => {
  const applicant = newApplicant()
  const t = copyOf('vi')
  const capture = byUpload({ page, t, idNumber: applicant.idNumber, sandbox })
  const opening = new AccountOpening({ page, t, sandbox, applicant, capture })
  await opening.startOn('id-card')
  await page
    .getByRole('button', { name: t('application.handoff.open') })
    .first()
    .click()
  const code = page.getByRole('img', { name: t('application.handoff.label') })
  await expect(code).toBeVisible()
  const address = (await qrOf(await code.screenshot())) ?? ''
  expect(address).toContain('#handoff=')
  for (const value of [applicant.mobile, applicant.email]) expect(address).not.toContain(value)

  const hand = await browser.newContext({ ...phone, baseURL: baseURL ?? '' })
  await problems.watch(hand)
  const there = await hand.newPage()
  await there.goto(address)
  // Whose application it is, hidden in part; nothing is taken over before the applicant agrees.
  await expect(there.getByRole('heading', { level: 1, name: t('application.handoff.offer.title') })).toBeVisible()
  await expect(there.getByText(`09•• ••• ${applicant.mobile.slice(-3)}`)).toBeVisible()
  await expect(there).toHaveURL(/\/open-account\?step=contact$/)
  await there.getByRole('button', { name: t('application.handoff.offer.accept') }).click()
  await expect(there.getByText(t('application.wizard.draft.handed-over.title'))).toBeVisible()
  const mobile = there.getByRole('textbox', { name: t('application.contact.mobile') })
  await expect(mobile).toHaveValue(applicant.mobile)
  for (const box of await there.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await there.reload()
  await expect(mobile).toHaveValue(applicant.mobile)

  // The code works once, and a truncated one not at all; neither changes anything.
  for (const [again, notice] of [
    [address, 'handoff-expired'],
    [address.slice(0, -6), 'handoff-unreadable'],
  ] as const) {
    await there.goto('about:blank')
    if (notice === 'handoff-expired') problems.expect(/404/)
    await there.goto(again)
    await expect(there.getByText(t(`application.wizard.draft.${notice}.title`))).toBeVisible()
    await expect(mobile).toHaveValue(applicant.mobile)
  }
  expect(await problems.remaining()).toEqual([])
  await hand.close()
})
