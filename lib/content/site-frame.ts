import 'server-only'

import { mainApi } from '@/lib/backends/main/server'
import type { Locale } from '@/lib/platform/i18n/locales'

import { loadBranches } from './branches'
import { cachedContent } from './cached-content'
import { loadMenu } from './menu'
import { loadSiteLinks } from './site-links'

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

/** Loads what every page of a language shows, so that it is in memory when the first page is rendered. Never throws. */
export async function preloadFrame(locale: Locale): Promise<void> {
  const parts = [loadMenu, loadStaticContent, loadBranches, loadCountries, loadSiteLinks]
  await Promise.all(parts.map((load) => load(locale)))
}
