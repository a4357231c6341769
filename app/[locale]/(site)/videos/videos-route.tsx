import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { NotFoundPage } from '@/features/error-pages/not-found-page'
import { notFoundMetadata, unavailableMetadata } from '@/features/error-pages/status-metadata'
import { UnavailablePage } from '@/features/error-pages/unavailable-page'
import { VideosPage } from '@/features/videos/videos-page'
import { settle } from '@/lib/content/settle'
import { loadVideos } from '@/lib/content/videos'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { isBeyondLast, pageHref } from '@/lib/platform/paging/page-number'
import { listMetadata } from '@/lib/routes/list-metadata'

const path = '/videos'

/** Metadata of a page of the videos. @param page null: the address names no page */
export async function videosMetadata(page: number | null): Promise<Metadata> {
  if (page === null) return notFoundMetadata()
  const locale = await currentLocale()
  const videos = await settle(loadVideos(locale, page))
  if (videos.kind === 'unavailable') return unavailableMetadata()
  if (videos.kind === 'missing' || isBeyondLast(videos.value)) return notFoundMetadata()
  const [t, lists] = await Promise.all([getTranslations('videos'), getTranslations('lists')])
  const title = t('title')
  return listMetadata({
    locale,
    path,
    page,
    lastPage: videos.value.lastPage,
    title: page === 1 ? title : lists('titleOfPage', { title, page }),
    description: t('lead'),
  })
}

/** A page of the videos. @param page null: the address names no page */
export async function VideosRoute({ page }: { page: number | null }) {
  if (page === null) return <NotFoundPage />
  const locale = await currentLocale()
  const videos = await settle(loadVideos(locale, page))
  if (videos.kind === 'unavailable') return <UnavailablePage />
  if (videos.kind === 'missing' || isBeyondLast(videos.value)) return <NotFoundPage />
  const [t, lists, shell] = await Promise.all([
    getTranslations('videos'),
    getTranslations('lists'),
    getTranslations('shell'),
  ])
  const crumbs = [
    { label: shell('home'), href: '/' },
    ...(page === 1
      ? [{ label: t('title') }]
      : [{ label: t('title'), href: pageHref(path, 1) }, { label: lists('page', { page }) }]),
  ]
  return <VideosPage locale={locale} videos={videos.value} crumbs={crumbs} />
}
