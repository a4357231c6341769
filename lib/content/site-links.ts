import 'server-only'

import { mainApi } from '@/lib/backends/main/server'
import type { Locale } from '@/lib/platform/i18n/locales'
import { err, ok } from '@/lib/platform/result/result'
import { categoryIds } from '@/lib/routes/category-ids'
import { categoryPath } from '@/lib/routes/category-path'

import { cachedContent } from './cached-content'
import { knownPosts } from './known-posts'
import { loadListedContent } from './listed-content'
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
    const known = knownPosts()
    const [listed, contest] = await Promise.all([loadListedContent(locale), mainApi(locale).postBySlug(known.contest)])
    if (!contest.ok && contest.error.kind !== 'not-found') return contest
    if (listed.kind !== 'found') return err({ kind: listed.kind })
    const { categories, guides } = listed.value
    const pathOf = (id: number) => {
      const category = categories.find((each) => each.id === id)
      return category === undefined ? null : categoryPath(category)
    }
    const onPath = new Set(Object.values(known.guides).flat())
    return ok({
      products: pathOf(categoryIds.products),
      guides: pathOf(categoryIds.guides),
      contest: contest.ok && contest.value.status === 'found',
      learningPath: guides.some((slug) => onPath.has(slug)),
    })
  })
}
