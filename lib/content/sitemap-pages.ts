import 'server-only'

import type { Category } from '@/lib/backends/main/content'
import { type Locale, locales } from '@/lib/platform/i18n/locales'
import { learningPath } from '@/lib/domain/learning/learning-path'
import { categoryIds } from '@/lib/routes/category-ids'
import { categoryPath } from '@/lib/routes/category-path'
import { mergeEntries, type SitemapEntry } from '@/lib/routes/sitemap-xml'
import { routes } from '@/lib/routes/table'
import { titledPages } from '@/lib/routes/titled-pages'

import { loadCategory } from './categories'
import type { ContentResult } from './content-result'
import { contestAbout, contestEntrances, contestPath, loadContestPage } from './contest'
import { type DocumentPath, pageDocuments } from './page-documents'
import { availableContent } from './require-content'
import { languagesWhere } from './languages-where'
import { loadSiteLinks } from './site-links'

type Load = (locale: Locale) => Promise<ContentResult<{ readonly locales: readonly Locale[] }>>

/** Pages with an address of their own whose document is a post. Categories are in `categorySitemap`. */
const ownDocuments: ReadonlyArray<readonly [path: string, load: Load]> = [
  ...Object.entries(pageDocuments).flatMap(([path, load]) =>
    routes[path as DocumentPath].document === 'post' && !path.includes('[')
      ? [[path, (locale: Locale) => load(locale, '')] as const]
      : [],
  ),
  ...[...contestAbout, ...contestEntrances].map(
    (page) => [contestPath(page), (locale: Locale) => loadContestPage(page, locale)] as const,
  ),
]

/** Every page with an address of its own, in the languages in which it exists. @throws Error while the backend is down */
export async function pagesSitemap(): Promise<readonly SitemapEntry[]> {
  const [first] = locales
  const documents = await Promise.all(
    ownDocuments.map(async ([path, load]) => {
      const document = await availableContent(load(first))
      const languages =
        document.kind === 'found' ? document.value.locales : document.kind === 'untranslated' ? document.locales : []
      return { path, modifiedAt: null, languages }
    }),
  )
  const titled = titledPages.filter((page) => !('noindex' in page) && page.path !== learningPath)
  const withPath = await languagesWhere(async (locale) => (await loadSiteLinks(locale)).learningPath)
  return [
    ...titled.map(({ path }) => ({ path, modifiedAt: null, languages: locales })),
    ...[{ path: learningPath, modifiedAt: null, languages: withPath }, ...documents].filter(
      ({ languages }) => languages.length > 0,
    ),
  ]
}

/** Top categories whose tree is public; policy and terms are each a category of their own. */
const roots = [
  categoryIds.news,
  categoryIds.research,
  categoryIds.products,
  categoryIds.guides,
  categoryIds.policy,
  categoryIds.terms,
]

/** Categories whose page is a titled page. */
const listedElsewhere = new Set<number>([categoryIds.marketNews, categoryIds.reports])

/** Every category, in the languages in which it has a name. @throws Error while the backend is down */
export async function categorySitemap(): Promise<readonly SitemapEntry[]> {
  const trees = await Promise.all(
    locales.flatMap((locale) =>
      roots.map(async (id) => {
        const category = await availableContent(loadCategory(id, locale))
        return category.kind === 'found' ? withChildren(category.value) : []
      }),
    ),
  )
  return mergeEntries(trees)
}

function withChildren(category: Category): readonly SitemapEntry[] {
  const own = { path: categoryPath(category), modifiedAt: null, languages: category.locales }
  return [...(listedElsewhere.has(category.id) ? [] : [own]), ...category.children.flatMap(withChildren)]
}
