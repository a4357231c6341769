import 'server-only'

import type { Category, Document } from '@/lib/backends/main/content'
import { mainApi } from '@/lib/backends/main/server'
import type { ApiFailure } from '@/lib/platform/http/failure'
import type { Locale } from '@/lib/platform/i18n/locales'
import { err, ok, type Result } from '@/lib/platform/result/result'
import { categoryIds } from '@/lib/routes/category-ids'

import { cachedContent } from './cached-content'

/** What the CMS lists in a language, as far as the links of every page need it. */
export interface ListedContent {
  /** Categories of the trees of news, research, products and guides. */
  readonly categories: ReadonlyArray<{ readonly id: number; readonly slug: string }>
  /** Slugs of products and guides. */
  readonly posts: readonly string[]
  /** Slugs of guides. */
  readonly guides: readonly string[]
}

const trees = [categoryIds.news, categoryIds.research, categoryIds.products, categoryIds.guides]

/** More than a firm has products or guides. The search index loads as many. */
export const listedAtMost = 200

/**
 * Categories, products and guides in six calls at once, so that menu and links of the frame need no call for each of their entries.
 * Every page has them, so they are not tagged with single posts: an edit must not render every page again.
 */
export async function loadListedContent(locale: Locale) {
  'use cache'
  return cachedContent({ key: `listed:${locale}`, tags: ['menu', 'categories'] }, async () => {
    const api = mainApi(locale)
    const postsOf = (id: number) => api.postsOfCategory(id, { limit: listedAtMost })
    const [products, guides, ...roots] = await Promise.all([
      postsOf(categoryIds.products),
      postsOf(categoryIds.guides),
      ...trees.map((id) => api.category(id)),
    ])
    const failed = [products, guides, ...roots].find((each) => !each.ok && each.error.kind !== 'not-found')
    if (failed && !failed.ok) return err(failed.error)
    const slugsOf = (posts: typeof products) => (posts.ok ? posts.value.rows.map(({ slug }) => slug) : [])
    return ok<ListedContent>({
      categories: roots.flatMap(categoriesOf),
      posts: [...slugsOf(products), ...slugsOf(guides)],
      guides: slugsOf(guides),
    })
  })
}

function categoriesOf(root: Result<Document<Category>, ApiFailure>): ListedContent['categories'] {
  return root.ok && root.value.status === 'found' ? withChildren(root.value.document) : []
}

function withChildren({ id, slug, children }: Category): ListedContent['categories'] {
  return [{ id, slug }, ...children.flatMap(withChildren)]
}
