import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { notFoundMarker, unavailableMarker } from '@/lib/cache/document-markers'

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
