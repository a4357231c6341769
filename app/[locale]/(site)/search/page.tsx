import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { SearchPage } from '@/features/search/search-page'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { searchIndexPath } from '@/lib/domain/search/search-index-path'
import { pageMetadata } from '@/lib/routes/page-metadata'

/** Results of a search are no page of their own for search engines; what they lead to is. */
export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations('search')
  const metadata = pageMetadata({ locale, path: '/search', title: t('title'), description: t('lead') })
  return { ...metadata, robots: { index: false, follow: true } }
}

export default async function Search() {
  const locale = await currentLocale()
  const t = await getTranslations('search')
  const shell = await getTranslations('shell')
  const crumbs = [{ label: shell('home'), href: '/' }, { label: t('title') }]
  return <SearchPage indexHref={searchIndexPath(locale)} crumbs={crumbs} />
}
