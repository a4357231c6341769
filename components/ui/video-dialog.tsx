'use client'

import { ArrowUpRight } from '@/components/ui/icons'

import type { Locale } from '@/lib/platform/i18n/locales'
import { watchHref } from '@/lib/domain/video/embed'

import { Dialog } from './dialog'
import { Transcript } from './transcript'
import { VideoPlayer } from './video-player'

export interface PlayingVideo {
  /** Id at the video platform. */
  videoId: string
  title: string
  /** Description. */
  description?: string | null
}

export interface VideoDialogCopy {
  close: string
  /** Names the player's provider, and that it loads only now. */
  note: string
  watch: string
  newTab: string
  /** Shown when the player does not come, and the button that shows its frame all the same. */
  missing: string
  show: string
}

export interface VideoDialogProps {
  /** The playing video; null closes the dialog and stops it. */
  video: PlayingVideo | null
  onClose: () => void
  /** Transcript, for those who cannot or prefer not to listen. */
  transcript?: { label: string; paragraphs: readonly string[] }
  locale: Locale
  copy: VideoDialogCopy
}

/** A video player in a dialog. Nothing loads from the video platform until a video is set. */
export function VideoDialog({ video, onClose, transcript, locale, copy }: VideoDialogProps) {
  return (
    <Dialog
      open={video !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={video?.title}
      closeLabel={copy.close}
      size="large"
    >
      {video === null ? null : (
        <>
          <VideoPlayer videoId={video.videoId} title={video.title} locale={locale} copy={copy} />
          {video.description ? (
            <p className="mt-4 max-w-measure whitespace-pre-line text-ink-2">{video.description}</p>
          ) : null}
          {transcript === undefined ? null : <Transcript {...transcript} of={video.title} className="mt-2" />}
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 text-small text-ink-3">
            <p>{copy.note}</p>
            <a
              href={watchHref(video.videoId)}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-primary underline-offset-4 hover:underline"
            >
              {copy.watch}
              <span className="sr-only"> ({copy.newTab})</span>
              <ArrowUpRight className="size-4" />
            </a>
          </div>
        </>
      )}
    </Dialog>
  )
}
