import 'server-only'

import type { Category, Document } from '@/lib/backends/main/content'
import { mainApi } from '@/lib/backends/main/server'
import type { ApiFailure } from '@/lib/platform/http/failure'
import type { Locale } from '@/lib/platform/i18n/locales'
import { err, ok, type Result } from '@/lib/platform/result/result'
import { categoryIds } from '@/lib/routes/category-ids'
import { categoryPath } from '@/lib/routes/category-path'

import { cachedContent } from './cached-content'
import { knownPosts } from './known-posts'
import { guidesAtMost } from './learning-path'
import { optionalContent } from './require-content'

/** Pages that exist only if the CMS has their content in the language; `null` and `false`: nothing links to them. */
export interface SiteLinks {
  /** Paths of categories, without language prefix. */
  readonly products: string | null
  readonly guides: string | null
  readonly contest: boolean
  readonly learningPath: boolean
}

const none: SiteLinks = { products: null, guides: null, contest: false, learningPath: false }

/** Which of the optional pages exist. None while the backend is down and was never asked. */
export async function loadSiteLinks(locale: Locale): Promise<SiteLinks> {
  return (await optionalContent(loadLinks(locale))) ?? none
}

async function loadLinks(locale: Locale) {
  'use cache'
  // Every page has these links, so they are not tagged with single posts: an edit must not render every page again.
  return cachedContent({ key: `site-links:${locale}`, tags: ['menu', 'categories'] }, async () => {
    const api = mainApi(locale)
    const known = knownPosts()
    const [products, guides, contest, posts] = await Promise.all([
      api.category(categoryIds.products),
      api.category(categoryIds.guides),
      api.postBySlug(known.contest),
      api.postsOfCategory(categoryIds.guides, { limit: guidesAtMost }),
    ])
    const failed = [products, guides, contest, posts].find((each) => !each.ok && each.error.kind !== 'not-found')
    if (failed && !failed.ok) return err(failed.error)
    const onPath = new Set(Object.values(known.guides).flat())
    return ok({
      products: pathOf(products),
      guides: pathOf(guides),
      contest: contest.ok && contest.value.status === 'found',
      learningPath: posts.ok && posts.value.rows.some(({ slug }) => onPath.has(slug)),
    })
  })
}

function pathOf(category: Result<Document<Category>, ApiFailure>): string | null {
  return category.ok && category.value.status === 'found' ? categoryPath(category.value.document) : null
}
