import type { videoEndpoints } from '@/lib/backends/video/endpoints'
import { videosQuerySchema, type VideoWire } from '@/lib/backends/video/schemas'
import type { WireLocale } from '@/lib/platform/i18n/locales'
import { transcriptHeadings } from '@/lib/domain/video/transcript'

import { coverIn } from '../seed/cover-path'
import { spokenSeconds } from '../seed/spoken-length'
import { textIn, toLocale } from '../wire/localised'
import { withMediaHost } from '../wire/media-links'
import { toPage } from '../wire/paging'
import type { Call, Handlers } from '../http/handler'
import { readQuery } from '../http/read-request'
import type { SeedVideo } from '../seed/video-types'

/** A video platform has one text for a video: its description and, under a heading, the transcript. */
function descriptionOf({ description, transcript }: SeedVideo, locale: WireLocale): string {
  const about = textIn(description, locale)
  if (transcript === undefined) return about
  return `${about}\n\n${transcriptHeadings[toLocale(locale)]}:\n${textIn(transcript, locale)}`
}

/** How long it takes to say the transcript of a video, as the platform writes a length; nothing without a transcript. */
function durationOf({ transcript }: SeedVideo): string | undefined {
  if (transcript === undefined) return undefined
  const seconds = spokenSeconds(transcript)
  return `PT${Math.floor(seconds / 60)}M${seconds % 60}S`
}

/** Rows without a title, thumbnail or video id are sent too; the site has to leave them out. */
function toVideo(video: SeedVideo, { locale, url }: Call): VideoWire {
  const thumbnail = video.thumbnail
  return {
    id: video.id,
    snippet: {
      ...(video.title === undefined ? {} : { title: textIn(video.title, locale) }),
      description: descriptionOf(video, locale),
      publishedAt: video.publishedAt,
      thumbnails:
        thumbnail === undefined
          ? {}
          : {
              high: { url: withMediaHost(coverIn(thumbnail, toLocale(locale)), url.origin), width: 1200, height: 675 },
            },
      resourceId: video.videoId === undefined ? {} : { videoId: video.videoId },
    },
    contentDetails: { duration: durationOf(video) },
  }
}

/** The video list of the company's channel, newest first. */
export const videoHandlers: Handlers<typeof videoEndpoints> = {
  videos(call, { content }) {
    const query = readQuery(call, videosQuerySchema)
    const newest = content.seed.videos.toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1))
    const page = toPage(newest, query)
    return { ...page, data: page.data.map((video) => toVideo(video, call)) }
  },
}
