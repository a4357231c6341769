import { locales } from '@/lib/platform/i18n/locales'
import { isThorough, sources, testApplication, type Way } from '@/e2e/support/account-opening/matrix'

const ways: readonly Way[] = [
  { name: 'on a phone by camera', path: '/open-account', gives: 'camera' },
  { name: 'on a phone by upload', path: '/open-account', gives: 'upload' },
  ...sources.map(
    (source) => ({ name: `on a phone from ${source}`, path: '/register', gives: 'upload', source }) as const,
  ),
]

if (isThorough) {
  for (const locale of locales) for (const way of ways) testApplication(way, locale)
}
