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
          ? 'gap-y-4 lg:grid-cols-12 lg:items-center lg:gap-x-10'
          : 'max-sm:grid-cols-[8.5rem_minmax(0,1fr)] sm:row-span-3 sm:grid-rows-subgrid sm:gap-y-0',
      )}
    >
      <div
        className={clsx(
          'relative aspect-video overflow-hidden rounded-card border border-hairline bg-surface-2',
          isLead ? 'lg:col-span-8' : 'max-sm:self-start',
        )}
      >
        <Cover
          src={video.thumbnail.src}
          className="size-full object-cover transition-transform duration-320 group-hover:scale-[1.03]"
          priority={isLead}
        />
        {/* On one inset with the words of the picture: the length at the left, the sign to play at the right. */}
        {video.seconds !== null && (
          <span
            className={clsx(
              'absolute bottom-[7%] left-[7%] flex h-5.5 items-center rounded-control border border-white/30 bg-hero px-1.5 num text-min leading-none font-semibold text-white',
              !isLead && 'max-sm:bottom-[5%] max-sm:h-5',
            )}
          >
            {lengthOf(video.seconds)}
          </span>
        )}
        <span
          aria-hidden="true"
          className={clsx(
            'absolute right-[7%] flex items-center justify-center rounded-full border border-transparent bg-white text-hero-ink transition-colors group-hover:bg-bronze-button group-hover:text-on-bronze',
            isLead ? 'bottom-[7%] size-9 sm:size-14 lg:size-18' : 'bottom-[5%] size-5 sm:bottom-[7%] sm:size-9',
          )}
        >
          <Play className={clsx('ml-0.5 fill-current', isLead ? 'size-4 sm:size-6 lg:size-7' : 'size-2.5 sm:size-4')} />
        </span>
      </div>
      <div className={isLead ? 'lg:col-span-4' : 'sm:contents'}>
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
        {isLead && video.description !== null && <p className="mt-2 max-w-measure text-ink-2">{video.description}</p>}
        {/* On one line while the transcript is closed. */}
        <div className="flex flex-wrap items-center gap-x-2.5 *:open:basis-full sm:gap-x-4">
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
