import 'server-only'

import { mainApi } from '@/lib/backends/main/server'
import type { Locale } from '@/lib/platform/i18n/locales'

import { remember } from './remember'

/** What the frame of every page is made of. Each answers null where the backend says that there is none. */

export async function loadMenu(locale: Locale) {
  'use cache'
  return remember({ key: `menu:${locale}`, tags: ['menu'] }, () => mainApi(locale).menu())
}

export async function loadStaticContent(locale: Locale) {
  'use cache'
  return remember({ key: `static-content:${locale}`, tags: ['static-content'] }, () => mainApi(locale).staticContent())
}

/** Branches that the site shows; the first stands in the footer. */
export async function loadBranches(locale: Locale) {
  'use cache'
  return remember({ key: `branches:${locale}`, tags: ['branches'] }, () => mainApi(locale).siteBranches())
}

/** All branches, those that the site does not show included: jobs are at any of them. */
export async function loadAllBranches(locale: Locale) {
  'use cache'
  return remember({ key: `all-branches:${locale}`, tags: ['branches'] }, () => mainApi(locale).branches())
}

/** Countries of the group with its company there. */
export async function loadCountries(locale: Locale) {
  'use cache'
  return remember({ key: `countries:${locale}`, tags: ['countries'] }, () => mainApi(locale).countries())
}
