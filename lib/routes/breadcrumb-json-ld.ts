import type { Locale } from '@/lib/platform/i18n/locales'

import { pageAddress } from './language-addresses'

/**
 * schema.org BreadcrumbList.
 * @param crumbs with their path without language prefix; the last one is the page itself and has none
 */
export function breadcrumbJsonLd(
  crumbs: ReadonlyArray<{ readonly label: string; readonly href?: string }>,
  locale: Locale,
): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href === undefined ? {} : { item: pageAddress(locale, href) }),
    })),
  }
}
