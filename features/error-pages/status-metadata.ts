import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

/** Title of a failure page, which search engines are asked not to list. @param subject namespace of its messages */
export async function statusMetadata(subject: 'notFound' | 'error' | 'moved'): Promise<Metadata> {
  const t = await getTranslations(subject)
  return { title: t('title'), description: t('lead'), robots: 'noindex' }
}
