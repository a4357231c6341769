import { newAccountFlow } from '@/lib/domain/account-opening/flows'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import { locales } from '@/lib/platform/i18n/locales'
import { copyOf } from '../support/copy'
import { Appointment } from '@/e2e/support/account-opening/appointment'
import { sources, testApplication, type Way } from '@/e2e/support/account-opening/matrix'
import { isThorough } from '@/tests/setup/thorough'
import { shownScreens } from '@/e2e/support/account-opening/screens'
import { test } from '../support/test'

const order = newAccountFlow.screens.flatMap((screen) => shownScreens.find((shown) => shown === screen) ?? [])

const ways: readonly Way[] = [
  { name: 'by camera', path: '/register', gives: 'camera' },
  { name: 'by upload', path: '/register', gives: 'upload' },
  { name: 'the new-account variant', path: '/new-register', gives: 'upload', order },
  ...sources.map((source) => ({ name: `from ${source}`, path: '/register', gives: 'upload', source }) as const),
]

test.use({ takesPictures: true })

// Takes half an hour. The usual run takes each way and each source in one of the languages (e2e/camera, opening*.spec.ts).
if (isThorough) {
  for (const locale of locales) {
    for (const way of ways) testApplication(way, locale)

    test(`the older form, in ${locale}`, async ({ page, newApplicant }) => {
      const form = new Appointment(page, copyOf(locale))
      await page.goto(localizedPath(locale, '/register/old_index'))
      await form.fill(newApplicant())
      await form.fillTime('10:15')
      await form.send()
      await form.expectMade('10:15')
    })
  }
}
