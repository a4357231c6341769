import { siteUrl } from '@/lib/platform/env/site-url'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

/** Where a page is found, for readers of its print. */
export function PrintAddress({ locale, path }: { readonly locale: Locale; readonly path: string }) {
  return <p className="mt-8 hidden break-before-avoid text-small print:block">{siteUrl() + localizedPath(locale, path)}</p>
}
