import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

/** Title and description of a failure page, which search engines do not list. */
export async function statusMetadata(page: 'notFound' | 'error' | 'moved'): Promise<Metadata> {
  const t = await getTranslations('errorPages')
  return { title: t(`${page}.title`), description: t(`${page}.lead`), robots: 'noindex' }
}
