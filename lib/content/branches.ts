import 'server-only'

import { mainApi } from '@/lib/backends/main/server'
import type { Locale } from '@/lib/platform/i18n/locales'

import { cachedContent } from './cached-content'

/** Branches that the site shows; the footer shows the first. */
export async function loadBranches(locale: Locale) {
  'use cache'
  return cachedContent({ key: `branches:${locale}`, tags: ['branches'] }, () => mainApi(locale).siteBranches())
}

/** All branches, including those that the site does not show: vacancies can be at any of them. */
export async function loadAllBranches(locale: Locale) {
  'use cache'
  return cachedContent({ key: `all-branches:${locale}`, tags: ['branches'] }, () => mainApi(locale).branches())
}
