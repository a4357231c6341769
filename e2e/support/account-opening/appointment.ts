import { type Page, expect } from '@playwright/test'

import type { Copy } from '@/e2e/support/copy'
import type { Applicant } from './applicant'

/** The older short form, by the words on the page. */
export class Appointment {
  readonly #page: Page
  readonly #t: Copy

  constructor(page: Page, t: Copy) {
    this.#page = page
    this.#t = t
  }

  field(name: string) {
    return this.#page.getByRole('textbox', { name: this.#t(`appointment.field.${name}`) })
  }

  /** Everything but the time, which the test chooses. */
  async fill(applicant: Applicant, mobile = applicant.mobile): Promise<void> {
    const [page, t] = [this.#page, this.#t]
    await this.field('fullName').fill(applicant.fullName)
    const birthDate = page.getByRole('group', { name: t('appointment.field.birthDate') })
    for (const [part, value] of Object.entries({ day: '2', month: '1', year: '1990' })) {
      // oxlint-disable-next-line no-await-in-loop -- one field after the other
      await birthDate.getByRole('textbox', { name: t(`appointment.${part}`), exact: true }).fill(value)
    }
    await this.field('idNumber').fill(applicant.idNumber)
    await this.field('mobile').fill(mobile)
    await this.field('email').fill(applicant.email)
    await page.getByRole('combobox', { name: t('appointment.field.branch') }).selectOption({ index: 1 })
    const days = page.getByRole('group', { name: t('appointment.days.title') })
    await days.getByRole('button').last().click()
    await page.getByRole('checkbox').check()
  }

  /** Types a time instead of pressing one of the full hours; its field opens on demand. */
  async fillTime(time: string): Promise<void> {
    const field = this.field('time')
    if (!(await field.isVisible())) await this.#page.getByText(this.#t('appointment.hours.other')).click()
    await field.fill(time)
  }

  async send(): Promise<void> {
    await this.#page.getByRole('button', { name: this.#t('appointment.send') }).click()
  }

  async expectMade(time: string): Promise<void> {
    await expect(this.#page.getByRole('heading', { name: this.#t('appointment.made.title') })).toBeFocused()
    await expect(this.#page.getByRole('main')).toContainText(time)
  }
}
