import type { Metadata } from 'next'

import { siteUrl } from '@/lib/env/site-url'
import { localizedPath } from '@/lib/i18n/localized-path'
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales'

export interface PageMetadata {
  locale: Locale
  /** Path without language prefix, e.g. `/article/t2-settlement`. */
  path: string
  title: string
  description: string
  /** Languages in which this document exists; all of them unless it says otherwise. */
  languages?: readonly Locale[]
  /** Address of the social image; the site's own when left out. */
  image?: string
  type?: 'website' | 'article'
  publishedAt?: Date
}

const openGraphLocales: Record<Locale, string> = { vi: 'vi_VN', en: 'en_US', ko: 'ko_KR' }

/**
 * Title, description, canonical, hreflang and social data of a page, from the same values that it shows. hreflang lists
 * the languages in which the document exists, and `x-default` is Vietnamese where it does, else the first there is.
 */
export function pageMetadata(page: PageMetadata): Metadata {
  const { locale, path, title, description, languages = locales } = page
  const address = (language: Locale) => siteUrl() + localizedPath(language, path)
  const fallback = languages.includes(defaultLocale) ? defaultLocale : (languages[0] ?? locale)
  const images = page.image ? [{ url: page.image, width: 1200, height: 630, alt: title }] : undefined
  return {
    title,
    description,
    metadataBase: new URL(siteUrl()),
    alternates: {
      canonical: address(locale),
      languages: {
        ...Object.fromEntries(languages.map((language) => [language, address(language)])),
        'x-default': address(fallback),
      },
    },
    openGraph: {
      title,
      description,
      url: address(locale),
      locale: openGraphLocales[locale],
      type: page.type ?? 'website',
      ...(images ? { images } : {}),
      ...(page.type === 'article' && page.publishedAt ? { publishedTime: page.publishedAt.toISOString() } : {}),
    },
    twitter: { card: 'summary_large_image', title, description, ...(page.image ? { images: [page.image] } : {}) },
  }
}
