import type { Page } from '@playwright/test'

import type { RecruitmentSummary } from '../../lib/backends/main/forms.ts'
import { isJobClosed } from '../../lib/domain/careers/job-closing.ts'
import { type Content, firstOf } from '../support/content'
import { copyOf } from '../support/copy'
import { hydrated } from '../support/hydrated'
import { expect, test } from '../support/test'

const t = copyOf('vi')

const pdf = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }

/** Opens the dialog of a job, which is not for students, and fills in everything but the file. */
async function apply(page: Page, content: Content, email: string) {
  const isOpen = ({ student, deadline }: RecruitmentSummary) => !student && !isJobClosed(deadline, new Date())
  const { id } = firstOf(await content.vacancies(), isOpen, 'vacancy that takes applications')
  await page.goto(`/career/${id}`)
  await page
    .getByRole('button', { name: t('careers.job.apply') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('careers.cv.name')).fill('Nguyễn Thị Mẫu')
  await dialog.getByLabel(t('careers.cv.email')).fill(email)
  await dialog.getByLabel(t('careers.cv.phone')).fill('091 234 5678')
  await dialog.getByLabel(t('careers.cv.terms')).check()
  return { dialog, submit: dialog.getByRole('button', { name: t('careers.cv.submit') }) }
}

test('a CV and its file reach the backend under the job they were sent for', async ({
  page,
  request,
  sandbox,
  content,
}) => {
  const email = `cv-${Date.now()}@example.com`
  const { dialog, submit } = await apply(page, content, email)
  await expect(submit).toBeDisabled()
  await dialog.getByLabel(t('careers.cv.file'), { exact: true }).setInputFiles(pdf)
  await expect(submit).toBeEnabled()
  await submit.click()
  await expect(page.getByText(t('failures.upload_success'))).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(t('careers.received'))).toBeVisible()

  const messages: unknown = await (await request.get(`${sandbox.url}/__sandbox__/messages`)).json()
  expect(messages).toContainEqual(
    expect.objectContaining({
      fields: expect.objectContaining({
        email,
        recruitment_id: Number(new URL(page.url()).pathname.split('/').at(-1)),
        file_path: expect.stringMatching(/^\/uploads\/cv\/.+\.pdf$/),
      }),
    }),
  )
})

test('an upload that fails clears the file and nothing else', async ({ page, problems, content }) => {
  problems.expect(/50\d/)
  await page.route('**/common/upload-fe', (route) => route.fulfill({ status: 503, json: {} }))
  const { dialog, submit } = await apply(page, content, 'mau@example.com')
  await dialog.getByLabel(t('careers.cv.file'), { exact: true }).setInputFiles(pdf)
  await submit.click()
  await expect(page.getByRole('alert').filter({ hasText: t('failures.upload_failed') })).toBeVisible()
  await expect(dialog.getByText(pdf.name)).toBeHidden()
  await expect(dialog.getByLabel(t('careers.cv.email'))).toHaveValue('mau@example.com')
  await expect(dialog.getByLabel(t('careers.cv.terms'))).toBeChecked()
  await expect(submit).toBeDisabled()
})

test('a branch filter replaces the list of jobs, and Back restores it', async ({ page, content }) => {
  const vacancies = await content.vacancies()
  // Closed jobs are at the end of the whole list.
  const shown = (loaded: number) =>
    loaded < vacancies.length
      ? vacancies.slice(0, loaded).filter(({ deadline }) => !isJobClosed(deadline, new Date())).length
      : vacancies.length
  const ofBranch = (id: number) => vacancies.filter(({ branch }) => branch?.id === id).length
  // Fewer than the list has by then.
  const branch = firstOf(
    await content.branches(),
    ({ id }) => ofBranch(id) > 0 && ofBranch(id) < 8,
    'branch with a few vacancies',
  )
  await page.goto('/career')
  const rows = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(rows).toHaveCount(shown(12))
  const more = page.getByRole('link', { name: t('careers.more') })
  await hydrated(page, more)
  await more.click()
  await expect(rows).toHaveCount(shown(16))
  await expect(page).toHaveURL(/\?page=4$/)
  const filter = page.getByRole('navigation', { name: t('careers.filter') })
  await filter.getByRole('link', { name: branch.name }).click()
  await expect(page).toHaveURL(new RegExp(`\\?branch=${branch.id}$`))
  await expect(rows).toHaveCount(ofBranch(branch.id))
  await page.goBack()
  await expect(rows).toHaveCount(shown(16))
})
