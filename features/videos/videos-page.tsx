import { getTranslations } from 'next-intl/server'

import type { Crumb } from '@/components/ui/breadcrumb'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { ListHeader } from '@/components/ui/list-header'
import { loadSiteLinks } from '@/lib/content/site-links'
import type { Video } from '@/lib/backends/video/mappers'
import { IslandMessages } from '@/lib/platform/i18n/island-messages'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'
import type { LoadedPage } from '@/lib/platform/paging/load-more-state'
import { keepPairs } from '@/lib/platform/text/keep-pairs'
import { JsonLd } from '@/lib/platform/seo/json-ld'

import { PathPlace } from './path-place'
import { VideoHub } from './video-hub'
import { videosJsonLd } from './videos-json-ld'

interface VideosPageProps {
  locale: Locale
  videos: LoadedPage<Video>
  crumbs: readonly Crumb[]
}

/** Videos of the company's channel, newest first. */
export async function VideosPage({ locale, videos, crumbs }: VideosPageProps) {
  const [t, lists, shell, { guides, learningPath }] = await Promise.all([
    getTranslations('videos'),
    getTranslations('lists'),
    getTranslations('shell'),
    loadSiteLinks(locale),
  ])
  const { rows, page, lastPage } = videos
  return (
    <>
      {rows.length > 0 && <JsonLd data={videosJsonLd(rows)} />}
      <ListHeader
        crumbs={crumbs}
        breadcrumbLabel={shell('breadcrumb')}
        title={keepPairs(t('title'))}
        lead={t('lead')}
        further={page > 1 ? { label: lists('pageOf', { page, last: lastPage }) } : null}
      />
      <div className="container-page pt-8 pb-20 md:pt-12 md:pb-28">
        {rows.length === 0 ? (
          <EmptyState
            title={t('empty')}
            action={
              guides !== null && (
                <LinkButton href={guides} variant="secondary">
                  {t('emptyAction')}
                </LinkButton>
              )
            }
          >
            {t('emptyLead')}
          </EmptyState>
        ) : (
          <IslandMessages paths={['videos', 'lists', 'videos.player', 'shell.close', 'shell.newTab']}>
            <VideoHub
              locale={locale}
              videos={rows}
              path={localizedPath(locale, '/videos')}
              page={page}
              lastPage={lastPage}
              further={learningPath ? <PathPlace /> : null}
            />
          </IslandMessages>
        )}
      </div>
    </>
  )
}
