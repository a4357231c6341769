import 'server-only'

import type { Category, Document } from '@/lib/backends/main/content'
import { type Locale, locales } from '@/lib/platform/i18n/locales'
import { mergeEntries, type SitemapEntry } from '@/lib/routes/sitemap-xml'

import { loadCompanyPost, loadFounderPost, loadGroupPost } from './about'
import { categoryIds } from '@/lib/routes/category-ids'
import { categoryPath } from '@/lib/routes/category-path'
import { contestAbout, contestEntrances, contestPath, contestSlug } from './contest'
import { loadPost } from './documents'
import { loadCategory } from './lists'
import { settle } from './settle'
import type { Settled } from './settled'

type Load = (locale: Locale) => Promise<Settled<Document<{ readonly locales: readonly Locale[] }>>>

/** Documents of the CMS that stand under addresses of our own. */
const ownDocuments: ReadonlyArray<readonly [path: string, load: Load]> = [
  ['/about/mirae-asset-vietnam', loadCompanyPost],
  ['/about/mirae-asset-global', loadGroupPost],
  ['/about/founder-gso', loadFounderPost],
  ...['', ...contestAbout, ...contestEntrances].map(
    (page) => [contestPath(page), (locale: Locale) => loadPost(contestSlug(page), locale)] as const,
  ),
]

/** Their entries, each in the languages in which it can be read. @throws Error while the backend is down */
export async function ownDocumentEntries(): Promise<readonly SitemapEntry[]> {
  const [first] = locales
  const entries = await Promise.all(
    ownDocuments.map(async ([path, load]) => {
      const found = await known(load(first))
      const languages = found === null ? [] : found.status === 'found' ? found.document.locales : found.locales
      return { path, modifiedAt: null, languages }
    }),
  )
  return entries.filter(({ languages }) => languages.length > 0)
}

/** Categories at the top whose tree is public; policy and terms are each a category of their own. */
const roots = [
  categoryIds.news,
  categoryIds.research,
  categoryIds.products,
  categoryIds.guides,
  categoryIds.policy,
  categoryIds.terms,
]

/** Categories that have a page in the list of fixed pages. */
const listedElsewhere = new Set<number>([categoryIds.marketNews, categoryIds.reports])

/** Every category, in the languages in which it has a name. @throws Error while the backend is down */
export async function categorySitemap(): Promise<readonly SitemapEntry[]> {
  const trees = await Promise.all(
    locales.flatMap((locale) =>
      roots.map(async (id) => {
        const found = await known(loadCategory(id, locale))
        return found?.status === 'found' ? withChildren(found.document) : []
      }),
    ),
  )
  return mergeEntries(trees)
}

function withChildren(category: Category): readonly SitemapEntry[] {
  const own = { path: categoryPath(category), modifiedAt: null, languages: category.locales }
  return [...(listedElsewhere.has(category.id) ? [] : [own]), ...category.children.flatMap(withChildren)]
}

/** Null where the backend says that there is none. @throws Error while it is down */
async function known<Value>(content: Promise<Settled<Value>>): Promise<Value | null> {
  const settled = await settle(content)
  if (settled.kind === 'unavailable') throw new Error(`Unavailable: ${settled.reason}`)
  return settled.kind === 'found' ? settled.value : null
}
