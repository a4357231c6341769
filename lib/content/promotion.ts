import 'server-only'

import { mainApi } from '@/lib/backends/main/server'
import { staticHref } from '@/lib/backends/main/static-content'
import type { Locale } from '@/lib/platform/i18n/locales'
import { err, ok } from '@/lib/platform/result/result'

import { cachedContent } from './cached-content'
import { type ContentResult, found, missing } from './content-result'
import { optionalContent } from './require-content'
import { loadStaticContent } from './site-frame'

/** What the promotional banner leads to. */
export interface Promotion {
  /** Path without language prefix, or an address elsewhere. */
  readonly href: string
  /** Title and picture of the article that the banner leads to; null if it leads elsewhere. */
  readonly title: string | null
  readonly image: string | null
}

/**
 * The promotion of the banner link in static content (`promo_link`). A link to an article takes its title and picture from
 * the article, and there is no promotion in a language in which the article does not exist.
 */
export async function loadPromotion(locale: Locale): Promise<ContentResult<Promotion>> {
  const content = await optionalContent(loadStaticContent(locale))
  const href = content && staticHref(content, 'promo_link')
  if (!href) return missing
  const slug = /^\/article\/([^/?#]+)/.exec(href)?.[1]
  return slug === undefined ? found({ href, title: null, image: null }) : loadArticlePromotion(href, slug, locale)
}

async function loadArticlePromotion(href: string, slug: string, locale: Locale): Promise<ContentResult<Promotion>> {
  'use cache'
  // Every page has the banner, so it is not tagged with the article: an edit must not render every page again.
  return cachedContent({ key: `promotion:${slug}:${locale}`, tags: ['static-content'] }, async () => {
    const post = await mainApi(locale).postBySlug(decodeURIComponent(slug))
    if (!post.ok) return post
    if (post.value.status !== 'found') return err({ kind: 'not-found' } as const)
    const { title, image } = post.value.document
    return ok({ href, title, image })
  })
}
