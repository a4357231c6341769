'use client'

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { PagedList } from '@/components/ui/paged-list'
import { VideoDialog } from '@/components/ui/video-dialog'
import type { Video } from '@/lib/backends/video/mappers'
import type { Locale } from '@/lib/platform/i18n/locales'
import { loadCode } from '@/lib/platform/navigation/load-code'

import { VideoCard } from './video-card'

interface VideoHubProps {
  locale: Locale
  /** Videos of the current page of the document. */
  videos: readonly Video[]
  /** Localised URL of the list. */
  path: string
  page: number
  lastPage: number
}

const grid =
  'grid gap-2 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-10 lg:grid-cols-6 lg:*:col-span-2 max-sm:[&>li]:border-t max-sm:[&>li]:border-hairline max-sm:[&>li]:pt-3'

/** On later pages, which have no lead, the first two or four are wider where a row of three would not be full. */
const wideHead = ['', 'lg:[&>:nth-child(-n+4)]:col-span-3', 'lg:[&>:nth-child(-n+2)]:col-span-3']

/** Videos beside the first one: as many, from two to four, as leave full rows of three for the grid below. */
const besideLead = (others: number): number => [3, 4, 2][others % 3] ?? 3

/**
 * The list of videos with the player dialog. A click selects the video to play and closing the player clears it
 * (docs/specification.md#lists); nothing is loaded from the video platform before.
 */
export function VideoHub({ locale, videos, path, page, lastPage }: VideoHubProps) {
  const t = useTranslations('videos')
  const player = useTranslations('videos.player')
  const shell = useTranslations('shell')
  const [playing, setPlaying] = useState<Video | null>(null)
  // Only the first page has a lead.
  const [lead, ...others] = page === 1 ? videos : []
  const beside = others.slice(0, besideLead(others.length))
  const rest = page === 1 ? others.slice(beside.length) : videos
  const card = (video: Video, layout: 'lead' | 'row' | 'stack') => (
    <li key={video.id}>
      <VideoCard video={video} locale={locale} layout={layout} onPlay={setPlaying} />
    </li>
  )
  return (
    <>
      {lead !== undefined && (
        <div className="mb-2 grid gap-x-6 gap-y-4 sm:mb-14 sm:gap-y-8 lg:grid-cols-12">
          <ul className="lg:col-span-7">{card(lead, 'lead')}</ul>
          {beside.length > 0 && (
            <ul
              className={clsx(
                'grid gap-2 *:border-t *:border-hairline *:pt-3 lg:col-span-5 lg:content-between lg:gap-4 lg:*:border-0 lg:*:pt-0',
                beside.length > 3 ? 'lg:[--thumbnail:12.5rem]' : 'lg:[--thumbnail:16.5rem]',
              )}
            >
              {beside.map((video) => card(video, 'row'))}
            </ul>
          )}
        </div>
      )}
      {/* The list may have no more than what is beside its first video. */}
      {(rest.length > 0 || lastPage > page) && (
        <PagedList<Video>
          path={path}
          page={page}
          lastPage={lastPage}
          known={videos.map(idOf)}
          more={t('more')}
          added={(count) => t('added', { count })}
          className={clsx(grid, page > 1 && wideHead[rest.length % 3])}
          load={async (next) => {
            const { videoApiInBrowser } = await loadCode(() => import('@/lib/backends/video/browser'))
            const answer = await videoApiInBrowser(locale).videos({ page: next })
            return answer.ok ? answer.value : null
          }}
          idOf={idOf}
          renderRow={(video) => card(video, 'stack')}
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
