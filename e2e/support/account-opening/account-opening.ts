import type { Page } from '@playwright/test'

import type { Copy } from '@/e2e/support/copy'
import type { Sandbox } from '@/e2e/support/sandbox'
import { expect } from '@/e2e/support/test'
import { answersOf, type Capture, type Ways } from './answers'
import type { Applicant } from './applicant'
import type { Chosen, ChosenByLabel } from './expected-record'
import { type Hands, pointer } from './input-drivers'
import { type ShownScreen, headings, shownScreens } from './screens'
import { seedDraft } from './seed-draft'
import { draftOn, type SeededScreen } from './seeded-draft'

interface ApplicationOptions {
  readonly page: Page
  readonly t: Copy
  readonly sandbox: Sandbox
  readonly applicant: Applicant
  readonly capture: Capture
  /** How the applicant operates the page; a pointer unless given. */
  readonly hands?: Hands
  /** Order in which the screens come; that of the standard flow unless given. */
  readonly order?: readonly ShownScreen[]
  /** Called on each screen before it is answered. */
  readonly onScreen?: (screen: ShownScreen) => Promise<void>
}

/** An applicant who opens an account, screen by screen, by the words on the page. */
export class AccountOpening {
  readonly #options: ApplicationOptions
  readonly #chosen: Record<string, Chosen> = {}
  /** How many codes were typed, by recipient. */
  readonly #codes = new Map<string, number>()
  readonly #answers: Readonly<Record<ShownScreen, () => Promise<void>>>

  constructor(options: ApplicationOptions) {
    this.#options = options
    const { page, t, sandbox, applicant, capture, hands = pointer } = options
    const choose = async (key: string) => {
      // The first line asks to choose.
      const index = 1
      const list = page.getByRole('combobox', { name: t(key), exact: true })
      await expect(list.getByRole('option').nth(index)).toBeAttached()
      const label = (await list.getByRole('option').nth(index).textContent()) ?? ''
      await hands.choose(list, index)
      const code = await list.inputValue()
      this.#chosen[key] = { code, label }
    }
    const text = (key: string) => page.getByRole('textbox', { name: t(key) })
    const ways: Ways = {
      press: (key) => hands.press(page.getByRole('button', { name: t(key), exact: true })),
      fill: (key, value) => hands.fill(text(key), value),
      tick: (key) => hands.tick(page.getByRole('checkbox', { name: t(key) })),
      pick: (key) => hands.tick(page.getByRole('radio', { name: t(key), exact: true })),
      choose,
      enterCode: async (to, button) => {
        const count = (this.#codes.get(to) ?? 0) + 1
        this.#codes.set(to, count)
        await ways.fill('application.otp.label', await sandbox.otp(to, count))
        await ways.press(button)
      },
      expectValue: (key, value) => expect(text(key)).toHaveValue(value),
      expectText: (shown) => expect(page.getByRole('main')).toContainText(shown),
      expectContract: () =>
        expect(page.getByRole('region', { name: t('application.contract.document') })).toHaveAttribute(
          'aria-busy',
          'false',
        ),
    }
    this.#answers = answersOf(applicant, ways, capture)
  }

  /** The options chosen in lists, by the key of each list's label. */
  get chosen(): ChosenByLabel {
    return this.#chosen
  }

  /** From the landing page into the first screen. @param until as `waitUntil` of `page.goto`; with `domcontentloaded` the code may still be loading */
  async start(path = '/register', until: 'load' | 'domcontentloaded' = 'load'): Promise<void> {
    const { page, t } = this.#options
    await page.goto(path, { waitUntil: until })
    const start = t('accountLanding.device.start')
    const { hands = pointer } = this.#options
    await hands.press(
      page
        .getByRole('link', { name: start })
        .or(page.getByRole('button', { name: start }))
        .first(),
    )
    await this.expectOn('contact')
  }

  /** Opens `path` on a later screen, with a draft in which the screens before it have been answered. */
  async startOn(screen: SeededScreen, path = '/register'): Promise<void> {
    const { page, sandbox, applicant } = this.#options
    await seedDraft(page, await draftOn(screen, applicant, sandbox))
    await page.goto(`${path}?step=${screen}`)
    await this.expectOn(screen)
  }

  async expectOn(screen: ShownScreen): Promise<void> {
    const { page, t } = this.#options
    await expect(page.getByRole('heading', { level: 1, name: t(headings[screen]) })).toBeVisible()
  }

  /** Answers one screen and leaves it. */
  async answer(screen: ShownScreen): Promise<void> {
    await this.expectOn(screen)
    await this.#options.onScreen?.(screen)
    await this.#answers[screen]()
  }

  /** Answers every screen before `last`. */
  async until(last: ShownScreen, first: ShownScreen = 'contact'): Promise<void> {
    const { order = shownScreens } = this.#options
    for (const screen of order.slice(order.indexOf(first), order.indexOf(last))) {
      await this.answer(screen)
    }
    await this.expectOn(last)
  }

  /** Answers the remaining screens, signs, and expects the success message. */
  async finish(first: ShownScreen = 'contact'): Promise<void> {
    await this.until('contract', first)
    await this.answer('contract')
    await this.expectSuccess()
  }

  async expectSuccess(): Promise<void> {
    const { page, t } = this.#options
    const popup = page.getByRole('dialog', { name: t('application.success.title') })
    await expect(popup).toContainText(t('application.success.popup.created'))
    await expect(popup).toContainText('1900 6277')
  }
}
