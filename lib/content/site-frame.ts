import 'server-only'

import { mainApi } from '@/lib/backends/main/server'
import type { Locale } from '@/lib/platform/i18n/locales'

import { cachedContent } from './cached-content'

/** All static content of a language (docs/static-content.md). */
export async function loadStaticContent(locale: Locale) {
  'use cache'
  return cachedContent({ key: `static-content:${locale}`, tags: ['static-content'] }, () =>
    mainApi(locale).staticContent(),
  )
}

/** Countries of the group with its company there. */
export async function loadCountries(locale: Locale) {
  'use cache'
  return cachedContent({ key: `countries:${locale}`, tags: ['countries'] }, () => mainApi(locale).countries())
}
