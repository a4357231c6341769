import { newAccountFlow } from '../../features/account-opening/machine/flows'
import { copyOf } from '../support/copy'
import { newApplicant } from '../support/opening/applicant'
import { byUpload } from '../support/opening/capture'
import { expectOneAccount } from '../support/opening/opened'
import { Opening } from '../support/opening/opening'
import { shownScreens } from '../support/opening/screens'
import { expect, test } from '../support/test'

test('the new-account variant, in Korean: steps 1 and 1.1 first, the campaign to the end', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(120_000)
  const applicant = newApplicant({ card: '2021' })
  const t = copyOf('ko')
  const capture = byUpload({ page, t, idNumber: applicant.idNumber, sandbox })
  const order = newAccountFlow.screens.flatMap((screen) => shownScreens.find((shown) => shown === screen) ?? [])
  const opening = new Opening({ page, t, sandbox, applicant, capture, order })
  await opening.start('/kr/new-register?source=ocb&utm_campaign=autumn&staffId=S-12&mas_branch_id=7&ref_code=LINKED01')
  await expect(page).toHaveURL(/\/kr\/new-register\?.*step=contact/)
  await opening.until('sms-otp')
  await expect(page.getByRole('navigation', { name: t('wizard.railLabel') })).toContainText('1.1')
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
  await expect(page.getByRole('heading', { level: 1, name: copyOf('en')('register.newAccount.title') })).toBeVisible()
  await expect(menus).toBeHidden()
})

test('the older form, in Vietnamese: what is wrong is named, what is right becomes an appointment', async ({
  page,
}) => {
  const applicant = newApplicant()
  const t = copyOf('vi')
  const field = (name: string) => page.getByRole('textbox', { name: t(`appointment.field.${name}`) })
  const date = (name: string) => page.getByRole('group', { name: t(`appointment.field.${name}`) }).getByRole('textbox')
  const send = page.getByRole('button', { name: t('appointment.send') })
  await page.goto('/register/old_index')
  await field('fullName').fill(applicant.fullName)
  for (const [part, value] of ['2', '1', '1990'].entries()) await date('birthDate').nth(part).fill(value)
  await field('idNumber').fill(applicant.idNumber)
  await field('mobile').fill('0900000001')
  await field('email').fill(applicant.email)
  await page.getByRole('combobox', { name: t('appointment.field.branch') }).selectOption({ index: 1 })
  await page
    .getByRole('group', { name: t('appointment.days.title') })
    .getByRole('button')
    .last()
    .click()
  await field('time').fill('17h01')
  await page.getByRole('checkbox').check()
  await send.click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([/08:00/])
  await field('time').fill('9h30')
  await send.click()
  // Known to the sandbox: the number belongs to a customer.
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([/Số điện thoại/])
  await field('mobile').fill(applicant.mobile)
  await send.click()
  await expect(page.getByRole('heading', { name: t('appointment.made.title') })).toBeFocused()
  await expect(page.getByRole('main')).toContainText('09:30')
})
