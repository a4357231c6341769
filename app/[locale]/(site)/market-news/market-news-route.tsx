import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { MarketNewsPage } from '@/features/market-news/market-news-page'
import { NotFoundPage } from '@/features/error-pages/not-found-page'
import { notFoundMetadata, unavailableMetadata } from '@/features/error-pages/status-metadata'
import { UnavailablePage } from '@/features/error-pages/unavailable-page'
import { loadMarketNewsPage, loadNewsCategory } from '@/lib/content/lists'
import { orNull, settle } from '@/lib/content/settle'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import type { Locale } from '@/lib/platform/i18n/locales'
import { isBeyondLast, pageHref } from '@/lib/platform/paging/page-number'
import { feedPath } from '@/lib/routes/feed-path'
import { listMetadata } from '@/lib/routes/list-metadata'

const path = '/market-news'

/** Title and description as the CMS has them, else our own. */
async function headingOf(locale: Locale) {
  const t = await getTranslations('marketNews')
  const category = await orNull(loadNewsCategory(locale))
  const found = category?.status === 'found' ? category.document : null
  return { title: found?.name ?? t('title'), lead: t('lead'), feed: found === null ? {} : { feed: feedPath(found) } }
}

/** Metadata of a page of the market news. @param page null: the address names no page */
export async function marketNewsMetadata(page: number | null): Promise<Metadata> {
  if (page === null) return notFoundMetadata()
  const locale = await currentLocale()
  const news = await settle(loadMarketNewsPage(locale, page))
  if (news.kind === 'unavailable') return unavailableMetadata()
  if (news.kind === 'missing' || isBeyondLast(news.value)) return notFoundMetadata()
  const lists = await getTranslations('lists')
  const { title, lead, feed } = await headingOf(locale)
  return listMetadata({
    ...feed,
    locale,
    path,
    page,
    lastPage: news.value.lastPage,
    title: page === 1 ? title : lists('titleOfPage', { title, page }),
    description: lead,
  })
}

/** A page of the market news. @param page null: the address names no page */
export async function MarketNewsRoute({ page }: { page: number | null }) {
  if (page === null) return <NotFoundPage />
  const locale = await currentLocale()
  const news = await settle(loadMarketNewsPage(locale, page))
  if (news.kind === 'unavailable') return <UnavailablePage />
  if (news.kind === 'missing' || isBeyondLast(news.value)) return <NotFoundPage />
  const shell = await getTranslations('shell')
  const lists = await getTranslations('lists')
  const { title, lead } = await headingOf(locale)
  const crumbs = [
    { label: shell('home'), href: '/' },
    ...(page === 1
      ? [{ label: title }]
      : [{ label: title, href: pageHref(path, 1) }, { label: lists('page', { page }) }]),
  ]
  return <MarketNewsPage locale={locale} news={news.value} title={title} lead={lead} crumbs={crumbs} />
}
