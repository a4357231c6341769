'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'

import { PagedList } from '@/components/ui/paged-list'
import { Pagination } from '@/components/ui/pagination'
import { VideoDialog } from '@/components/ui/video-dialog'
import type { Video } from '@/lib/backends/video/mappers'
import type { Locale } from '@/lib/platform/i18n/locales'
import { loadCode } from '@/lib/platform/navigation/load-code'
import { pageHref } from '@/lib/platform/paging/page-number'

import { VideoCard } from './video-card'

interface VideoHubProps {
  locale: Locale
  /** Videos of the current page of the document. */
  videos: readonly Video[]
  /** Localised URL of the list. */
  path: string
  page: number
  lastPage: number
  /** In the last place of the grid, where the videos leave it empty. */
  further: ReactNode
}

/** Rows of three; the titles of a row begin on one line, and so do the dates. */
const grid =
  'grid gap-2 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-0 sm:*:row-span-2 sm:*:grid sm:*:grid-rows-subgrid sm:*:pb-10 lg:grid-cols-3 max-sm:*:border-t max-sm:*:border-hairline max-sm:*:pt-3'

/**
 * The list of videos with the player dialog. A click selects the video to play and closing the player clears it
 * (docs/specification.md#lists); nothing is loaded from the video platform before.
 */
export function VideoHub({ locale, videos, path, page, lastPage, further }: VideoHubProps) {
  const t = useTranslations('videos')
  const player = useTranslations('videos.player')
  const lists = useTranslations('lists')
  const shell = useTranslations('shell')
  const [playing, setPlaying] = useState<Video | null>(null)
  // Only the first page has a lead.
  const [lead, rest] = page === 1 ? [videos[0], videos.slice(1)] : [undefined, videos]
  const card = (video: Video, layout: 'lead' | 'stack') => (
    <li key={video.id}>
      <VideoCard video={video} locale={locale} layout={layout} onPlay={setPlaying} />
    </li>
  )
  return (
    <>
      {lead !== undefined && <ul className="mb-4 sm:mb-14">{card(lead, 'lead')}</ul>}
      {/* The list may have no more than its first video. */}
      {(rest.length > 0 || lastPage > 1) && (
        <PagedList<Video>
          path={path}
          page={page}
          lastPage={lastPage}
          known={videos.map(idOf)}
          more={t('more')}
          added={(count) => t('added', { count })}
          className={grid}
          load={async (next) => {
            const { videoApiInBrowser } = await loadCode(() => import('@/lib/backends/video/browser'))
            const answer = await videoApiInBrowser(locale).videos({ page: next })
            return answer.ok ? answer.value : null
          }}
          idOf={idOf}
          renderRow={(video) => card(video, 'stack')}
          further={further}
          pages={
            <Pagination
              page={page}
              pageCount={lastPage}
              hrefOf={(target) => pageHref(path, target)}
              copy={{
                label: lists('pagination'),
                page: lists('pageNumber'),
                previous: lists('previous'),
                next: lists('next'),
              }}
            />
          }
        >
          {rest.map((video) => card(video, 'stack'))}
        </PagedList>
      )}
      <VideoDialog
        video={playing}
        onClose={() => setPlaying(null)}
        transcript={{ label: t('transcript'), paragraphs: playing?.transcript ?? [] }}
        locale={locale}
        copy={{
          close: shell('close'),
          note: player('note'),
          watch: player('watch'),
          newTab: shell('newTab'),
          missing: player('missing'),
          show: player('show'),
        }}
      />
    </>
  )
}

const idOf = ({ id }: Video): string => id
