import type { Locale } from '@/lib/platform/i18n/locales'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import { copyOf } from '@/e2e/support/copy'
import { test } from '@/e2e/support/test'
import { byCamera, byUpload } from './capture'
import { expectOneAccount, expectSignedContract, expectSource } from './opened'
import { AccountOpening } from './account-opening'
import type { ShownScreen } from './screens'

/** One way of opening an account, to be gone in each language. */
export interface Way {
  readonly name: string
  /** Without language prefix. */
  readonly path: string
  readonly gives: 'camera' | 'upload'
  readonly source?: string
  /** Order in which the screens come; that of the standard flow unless given. */
  readonly order?: readonly ShownScreen[]
}

/** Those that phones see the page of desktops for (spec section 2), and momo, which is no partner but a source. */
export const sources = ['wooribank', 'OTO-ONL', 'zaloPay', 'ocb', 'lioBank', 'momo'] as const

/** The opening of one way in one language, from its landing page to the signed contract. */
export function testApplication({ name, path, gives, source, order }: Way, locale: Locale): void {
  test(`${name}, in ${locale}`, async ({ page, context, sandbox, camera, newApplicant }) => {
    const applicant = newApplicant(locale === 'en' ? '2021' : '2024')
    const { idNumber } = applicant
    const t = copyOf(locale)
    if (gives === 'camera') await context.grantPermissions(['camera'])
    const capture =
      gives === 'camera' ? byCamera({ page, t, idNumber, camera }) : byUpload({ page, t, idNumber, sandbox })
    const opening = new AccountOpening({ page, t, sandbox, applicant, capture, ...(order && { order }) })
    await opening.start(localizedPath(locale, source === undefined ? path : `${path}?source=${source}`))
    await opening.finish()
    const account = await expectOneAccount(sandbox, applicant)
    if (source !== undefined) expectSource(account, source)
    await expectSignedContract(page, t, applicant)
  })
}
