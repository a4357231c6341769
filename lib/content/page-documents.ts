import 'server-only'

import { getTranslations } from 'next-intl/server'

import type { Locale } from '@/lib/platform/i18n/locales'
import { categoryIds } from '@/lib/routes/category-ids'
import type { RoutePath, routes } from '@/lib/routes/table'
import { titledPages } from '@/lib/routes/titled-pages'

import { loadCompanyPost, loadFounderPost, loadGroupPost } from './about'
import { loadCategory, loadCategoryBySlug } from './categories'
import { type ContentResult, found, mapContent, missing } from './content-result'
import { loadContestPage } from './contest'
import { loadNewsArticle } from './market-news'
import { loadPost } from './posts'
import { requireContent } from './require-content'
import { loadVacancy } from './vacancies'

/** Pages whose title the CMS writes. */
export type DocumentPath = {
  [Path in RoutePath]: (typeof routes)[Path] extends { document: string } ? Path : never
}[RoutePath]

interface PageDocument {
  readonly title: string
  readonly locales: readonly Locale[]
}

/** @param segment value of the dynamic segment; empty for a page without one */
type Load = (locale: Locale, segment: string) => Promise<ContentResult<PageDocument>>

const category = async (load: ReturnType<typeof loadCategory>) =>
  mapContent(await load, ({ name, locales }) => ({ title: name, locales }))

/** Loads the document of a page. */
export const pageDocuments: Readonly<Record<DocumentPath, Load>> = {
  '/article/[slug]': (locale, slug) => loadPost(slug, locale),
  '/market-news/[id]': (locale, id) => loadNewsArticle(id, locale),
  '/career/[id]': (locale, id) => loadVacancy(id, locale),
  '/cate/[slug]': (locale, slug) => category(loadCategoryBySlug(slug, locale)),
  '/about/mirae-asset-vietnam': loadCompanyPost,
  '/about/mirae-asset-global': loadGroupPost,
  '/about/founder-gso': loadFounderPost,
  '/mascham': (locale) => loadContestPage('', locale),
  '/mascham/[page]': (locale, page) => loadContestPage(page, locale),
  '/policy': (locale) => category(loadCategory(categoryIds.policy, locale)),
  '/terms': (locale) => category(loadCategory(categoryIds.terms, locale)),
}

/** Title of the page at a path without language prefix; `missing` if there is none in this language. */
export async function loadPageTitle(path: string, locale: Locale): Promise<ContentResult<string>> {
  const titled = titledPages.find((page) => page.path === path)
  if (titled !== undefined) return found((await getTranslations({ locale }))(titled.title))
  const [, first, segment = '', ...rest] = path.split('/')
  const routeOf = (route: string) => route === path || (route.startsWith(`/${first}/[`) && segment !== '')
  const load = rest.length === 0 && Object.entries(pageDocuments).find(([route]) => routeOf(route))?.[1]
  if (!load) return missing
  return mapContent(await requireContent(load(locale, segment)), ({ title }) => title)
}
