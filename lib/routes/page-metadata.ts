import type { Metadata } from 'next'

import { siteUrl } from '@/lib/platform/env/site-url'
import { type Locale, locales } from '@/lib/platform/i18n/locales'

import { languageAddresses, pageAddress } from './language-addresses'
import { socialImagePath } from './social-image-path'

export interface PageMetadata {
  locale: Locale
  /** Path without language prefix, e.g. `/article/t2-settlement`. */
  path: string
  title: string
  description: string
  /** Languages in which this document exists; all of them unless it says otherwise. */
  languages?: readonly Locale[]
  /** Path of its own feed, without language prefix; the feed of all news unless it says otherwise. */
  feed?: string
  type?: 'website' | 'article'
  publishedAt?: Date
}

const openGraphLocales: Record<Locale, string> = { vi: 'vi_VN', en: 'en_US', ko: 'ko_KR' }

/**
 * Title, description, canonical, hreflang, feed and social data of a page, from the same values that it shows. hreflang
 * lists the languages in which the document exists, and `x-default` is Vietnamese where it does, else the first there is.
 * The social image is drawn by app/social, which has to know a title for the path.
 */
export function pageMetadata(page: PageMetadata): Metadata {
  const { locale, path, title, description, languages = locales, feed = '/feed.xml' } = page
  const url = pageAddress(locale, path)
  const image = socialImagePath(locale, path)
  return {
    title,
    description,
    metadataBase: new URL(siteUrl()),
    alternates: {
      canonical: url,
      languages: languageAddresses(path, languages),
      types: { 'application/rss+xml': pageAddress(locale, feed) },
    },
    openGraph: {
      title,
      description,
      url,
      locale: openGraphLocales[locale],
      type: page.type ?? 'website',
      images: [{ url: image, width: 1200, height: 630, alt: title }],
      ...(page.type === 'article' && page.publishedAt ? { publishedTime: page.publishedAt.toISOString() } : {}),
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  }
}
