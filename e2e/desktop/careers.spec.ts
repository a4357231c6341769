import type { Page } from '@playwright/test'

import { copyOf } from '../support/copy'
import { hydrated } from '../support/hydrated'
import { expect, test } from '../support/test'

const t = copyOf('vi')

const pdf = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }

/** Opens the dialog of a job and fills in everything but the file. The newest jobs are for students; the last on the page is not. */
async function apply(page: Page, email: string) {
  await page.goto('/career')
  await page.getByRole('main').getByRole('heading', { level: 3 }).last().getByRole('link').click()
  await page.getByRole('button', { name: t('careers.job.apply') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('careers.cv.name')).fill('Nguyễn Thị Mẫu')
  await dialog.getByLabel(t('careers.cv.email')).fill(email)
  await dialog.getByLabel(t('careers.cv.phone')).fill('091 234 5678')
  await dialog.getByLabel(t('careers.cv.terms')).check()
  return { dialog, submit: dialog.getByRole('button', { name: t('careers.cv.submit') }) }
}

test('a CV and its file reach the backend under the job they were sent for', async ({ page, request, sandbox }) => {
  const email = `cv-${Date.now()}@example.com`
  const { dialog, submit } = await apply(page, email)
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

test('an upload that fails clears the file and nothing else', async ({ page, problems }) => {
  problems.expect(/50\d/)
  await page.route('**/common/upload-fe', (route) => route.fulfill({ status: 503, json: {} }))
  const { dialog, submit } = await apply(page, 'mau@example.com')
  await dialog.getByLabel(t('careers.cv.file'), { exact: true }).setInputFiles(pdf)
  await submit.click()
  await expect(page.getByRole('alert').filter({ hasText: t('failures.upload_failed') })).toBeVisible()
  await expect(dialog.getByText(pdf.name)).toBeHidden()
  await expect(dialog.getByLabel(t('careers.cv.email'))).toHaveValue('mau@example.com')
  await expect(dialog.getByLabel(t('careers.cv.terms'))).toBeChecked()
  await expect(submit).toBeDisabled()
})

test('a branch filter replaces the list of jobs, and Back restores it', async ({ page }) => {
  await page.goto('/career')
  const rows = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(rows).toHaveCount(4)
  await hydrated(page)
  await page.getByRole('link', { name: t('careers.more') }).click()
  await expect(rows).toHaveCount(8)
  await expect(page).toHaveURL(/\?page=2$/)
  const filter = page.getByRole('navigation', { name: t('careers.filter') })
  await filter.getByRole('link', { name: 'Chi nhánh Hà Nội' }).click()
  await expect(page).toHaveURL(/\?branch=3$/)
  await expect(rows).not.toHaveCount(8)
  await page.goBack()
  await expect(rows).toHaveCount(8)
})
