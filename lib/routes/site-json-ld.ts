import { siteUrl } from '@/lib/platform/env/site-url'
import type { Locale } from '@/lib/platform/i18n/locales'

import { pageAddress } from './language-addresses'

interface Site {
  readonly locale: Locale
  readonly name: string
  /** As people read it. */
  readonly telephone: string
  /** Pages of the firm on other sites. */
  readonly sameAs: readonly string[]
}

/** schema.org Organization and WebSite with its search, for the home page. */
export function siteJsonLd({ locale, name, telephone, sameAs }: Site): Record<string, unknown> {
  const organization = `${siteUrl()}/#organization`
  return {
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name,
        url: siteUrl(),
        logo: `${siteUrl()}/icon.svg`,
        areaServed: 'VN',
        sameAs,
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          telephone,
          areaServed: 'VN',
          availableLanguage: ['vi', 'en', 'ko'],
        },
      },
      {
        '@type': 'WebSite',
        '@id': `${siteUrl()}/#website`,
        name,
        url: pageAddress(locale, '/'),
        inLanguage: locale,
        publisher: { '@id': organization },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${pageAddress(locale, '/search')}?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}
