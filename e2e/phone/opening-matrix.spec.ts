import { locales } from '@/lib/platform/i18n/locales'
import { sources, testApplication, type Way } from '@/e2e/support/account-opening/matrix'
import { isThorough } from '@/tests/setup/thorough'
import { densePhone } from '../support/phone'
import { test } from '../support/test'

const ways: readonly Way[] = [
  { name: 'on a phone by camera', path: '/open-account', gives: 'camera' },
  { name: 'on a phone by upload', path: '/open-account', gives: 'upload' },
  ...sources.map(
    (source) => ({ name: `on a phone from ${source}`, path: '/register', gives: 'upload', source }) as const,
  ),
]

test.use({ ...densePhone, takesPictures: true })

// Takes half an hour. The usual run takes each way and each source in one of the languages (e2e/camera, opening*.spec.ts).
if (isThorough) {
  for (const locale of locales) for (const way of ways) testApplication(way, locale)
}
