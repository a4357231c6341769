import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { movedMarker, notFoundMarker, unavailableMarker } from '@/lib/platform/cache/document-markers'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { localizedPath } from '@/lib/platform/i18n/localized-path'

/** Title and HTTP status of a page that does not exist. */
export async function notFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound')
  return { title: t('title'), description: t('lead'), robots: 'noindex', other: notFoundMarker }
}

/** Title and HTTP status of a page whose content could not be loaded. */
export async function unavailableMetadata(): Promise<Metadata> {
  const t = await getTranslations('error')
  return { title: t('title'), description: t('lead'), robots: 'noindex', other: unavailableMarker }
}

/**
 * Title, HTTP status (308) and target of a page that the CMS knows under another slug by now. Rendered once and kept like a
 * page, until its content's tag expires.
 * @param path where it is, without language prefix, not percent-encoded
 */
export async function movedMetadata(path: string): Promise<Metadata> {
  const t = await getTranslations('moved')
  const address = encodeURI(localizedPath(await currentLocale(), path))
  return { title: t('title'), robots: 'noindex', other: movedMarker(address) }
}
