'use client'

import { clsx } from 'clsx'
import { Play } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'

import { Cover } from '@/components/ui/cover'
import { Transcript } from '@/components/ui/transcript'
import type { Video } from '@/lib/backends/video/mappers'
import type { Locale } from '@/lib/platform/i18n/locales'
import { formatDay } from '@/lib/platform/i18n/format-day'
import { watchHref } from '@/lib/domain/video/embed'

interface VideoCardProps {
  video: Video
  locale: Locale
  /** `lead` is the latest video, `stack` a card, which is a line on phones. */
  layout: 'lead' | 'stack'
  onPlay: (video: Video) => void
}

/**
 * Thumbnail and title of a video instead of its player. A click plays it in a dialog; without scripts, and in a new
 * tab, it is a link to the video on the platform.
 */
export function VideoCard({ video, locale, layout, onPlay }: VideoCardProps) {
  const t = useTranslations('videos')
  const isLead = layout === 'lead'
  return (
    <article
      className={clsx(
        'group relative grid gap-x-3',
        isLead
          ? 'gap-y-4 lg:grid-cols-12 lg:gap-x-0 lg:overflow-hidden lg:rounded-card lg:border lg:border-hairline lg:bg-surface'
          : 'max-sm:grid-cols-[8.5rem_minmax(0,1fr)] sm:row-span-2 sm:grid-rows-subgrid sm:gap-y-0',
      )}
    >
      <div
        className={clsx(
          'relative aspect-video overflow-hidden rounded-card border border-hairline bg-surface-2',
          isLead ? 'lg:col-span-7 lg:rounded-none lg:border-0' : 'max-sm:self-start',
        )}
      >
        <Cover
          src={video.thumbnail.src}
          className="size-full object-cover transition-transform duration-320 group-hover:scale-[1.03]"
          priority={isLead}
        />
        {/* On one inset with the words of the picture; both are smaller in the thumbnails of phones. */}
        <span
          className={clsx(
            'absolute bottom-[7%] left-[7%] flex items-center rounded-full bg-white num leading-none font-semibold text-hero-ink transition-colors group-hover:bg-bronze-button group-hover:text-on-bronze',
            isLead
              ? 'h-9 gap-1.5 px-3.5 text-small lg:h-12 lg:px-5 lg:text-lead'
              : 'h-5 gap-1 px-1.5 text-min sm:h-7 sm:gap-1.5 sm:px-2.5',
          )}
        >
          <Play
            aria-hidden="true"
            className={clsx('fill-current', isLead ? 'size-4 lg:size-5' : 'size-2.5 sm:size-3')}
          />
          {video.seconds !== null && lengthOf(video.seconds)}
        </span>
      </div>
      <div className={clsx(isLead && 'flex flex-col lg:col-span-5 lg:p-10')}>
        <h2 className={clsx('font-semibold', isLead ? 'text-h2' : 'leading-[1.45] sm:mt-4')}>
          <a
            href={watchHref(video.videoId)}
            target="_blank"
            rel="noreferrer"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              onPlay(video)
            }}
            className="group-hover:text-primary after:absolute after:inset-0"
          >
            <span className="sr-only">{t('play')} </span>
            {video.title}
          </a>
        </h2>
        {isLead && video.description !== null && (
          <p className="mt-2 max-w-measure text-ink-2 lg:mt-4 lg:text-lead">{video.description}</p>
        )}
        {/* On one line while the transcript is closed. */}
        <div
          className={clsx(
            'flex flex-wrap items-center gap-x-2.5 *:open:basis-full sm:gap-x-4',
            isLead && 'lg:mt-auto lg:border-t lg:border-hairline lg:pt-3',
          )}
        >
          {video.publishedAt !== null && (
            <time dateTime={video.publishedAt.toISOString()} className="num text-small text-ink-3">
              {formatDay(video.publishedAt, locale)}
            </time>
          )}
          <Transcript
            label={t('transcript')}
            of={video.title}
            paragraphs={video.transcript}
            className="relative z-1 max-w-full"
          />
        </div>
      </div>
    </article>
  )
}

/** `2:05`, as players write lengths; with hours `1:02:05`. */
function lengthOf(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`
}
