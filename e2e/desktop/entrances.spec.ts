import { newAccountFlow } from '@/lib/domain/account-opening/flows'
import { copyOf } from '../support/copy'
import { Appointment } from '@/e2e/support/account-opening/appointment'
import { byUpload } from '@/e2e/support/account-opening/capture'
import { expectOneAccount } from '@/e2e/support/account-opening/opened'
import { AccountOpening } from '@/e2e/support/account-opening/account-opening'
import { shownScreens } from '@/e2e/support/account-opening/screens'
import { expect, test } from '../support/test'

test('the new-account variant, in Korean, begins with steps 1 and 1.1 and records the campaign', async ({
  page,
  sandbox,
  newApplicant,
}) => {
  const applicant = newApplicant('2021')
  const t = copyOf('ko')
  const capture = byUpload({ page, t, idNumber: applicant.idNumber, sandbox })
  const order = newAccountFlow.screens.flatMap((screen) => shownScreens.find((shown) => shown === screen) ?? [])
  const opening = new AccountOpening({ page, t, sandbox, applicant, capture, order })
  // The link to the wizard is followed before the landing page's code arrives.
  await page.route('**/_next/static/chunks/**/*.js', async (route) => {
    if (page.url().includes('step=')) await route.continue()
  })
  const link = '/kr/new-register?source=ocb&utm_campaign=autumn&staffId=S-12&mas_branch_id=7&ref_code=LINKED01'
  await opening.start(link, 'domcontentloaded')
  await expect(page).toHaveURL(/\/kr\/new-register\?.*step=contact/)
  await opening.until('sms-otp')
  await expect(page.getByRole('navigation', { name: t('application.wizard.railLabel') })).toContainText('1.1')
  await opening.until('review', 'sms-otp')
  for (const shown of ['ocb', 'autumn', 'S-12', 'LINKED01']) await expect(page.getByRole('main')).toContainText(shown)
  await opening.finish('review')
  const { fields } = await expectOneAccount(sandbox, applicant)
  expect(fields).toMatchObject({
    source: 'ocb',
    partner: 'ocb',
    utm_campaign: 'autumn',
    staff_id: 'S-12',
    mas_branch_id: '7',
    ref_code: 'LINKED01',
  })
})

test('the flag of the new-account page replaces the whole layout', async ({ page }) => {
  const menus = page.getByRole('contentinfo')
  await page.goto('/en/new-register')
  await expect(menus).toBeVisible()
  await page.goto('/en/new-register?layout=guest')
  await expect(
    page.getByRole('heading', { level: 1, name: copyOf('en')('accountLanding.newAccount.title') }),
  ).toBeVisible()
  await expect(menus).toBeHidden()
})

test('the older form survives a change of language, names what is wrong and makes an appointment', async ({
  page,
  newApplicant,
}) => {
  const applicant = newApplicant()
  await page.goto('/en/register/old_index')
  await new Appointment(page, copyOf('en')).field('fullName').fill(applicant.fullName)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('appointment'))).toContain('ciphertext')

  await page.goto('/register/old_index')
  const form = new Appointment(page, copyOf('vi'))
  await expect(form.field('fullName')).toHaveValue(applicant.fullName)
  // The sandbox knows this number as a customer's.
  await form.fill(applicant, '0900000001')
  await form.fillTime('17h01')
  await form.send()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([/08:00/])
  await form.fillTime('9h30')
  await form.send()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([/Số điện thoại/])
  await form.field('mobile').fill(applicant.mobile)
  await form.send()
  await form.expectMade('9:30')
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('appointment')
})
