import type { Locale } from '@/lib/platform/i18n/locales'
import { isVideoId } from '@/lib/domain/video/embed'
import { toVideoText } from '@/lib/domain/video/transcript'

import type { VideoWire } from './schemas'

export type Video = {
  readonly id: string
  /** Id on the video platform. */
  readonly videoId: string
  readonly title: string
  readonly description: string | null
  /** Paragraphs of the transcript in the reader's language; empty if there is none. */
  readonly transcript: readonly string[]
  readonly thumbnail: { readonly src: string; readonly width: number; readonly height: number }
  readonly publishedAt: Date | null
  /** Length in seconds; null if the platform does not say it. */
  readonly seconds: number | null
}

/** Pixel size of the platform's "high" thumbnails. */
const highSize = { width: 480, height: 360 }

function toDate(text: string | null | undefined): Date | null {
  const date = new Date(text ?? '')
  return Number.isNaN(date.getTime()) ? null : date
}

/** Seconds of an ISO 8601 duration of hours, minutes and seconds; null for another text and for broadcasts (`P0D`). */
function toSeconds(text: string | null | undefined): number | null {
  const [, hours, minutes, seconds] = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(text ?? '') ?? []
  const sum = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
  return sum === 0 ? null : sum
}

/** Null without a high-resolution thumbnail, a title, an id or a video id (docs/specification.md#content-types). */
export function toVideo(wire: VideoWire, locale: Locale): Video | null {
  const title = wire.snippet?.title?.trim()
  const high = wire.snippet?.thumbnails?.high
  const videoId = wire.snippet?.resourceId?.videoId ?? ''
  if (!title || !high?.url || wire.id === null || wire.id === undefined || !isVideoId(videoId)) return null
  return {
    id: String(wire.id),
    videoId,
    title,
    ...toVideoText(wire.snippet?.description, locale),
    thumbnail: { src: high.url, width: high.width ?? highSize.width, height: high.height ?? highSize.height },
    publishedAt: toDate(wire.snippet?.publishedAt),
    seconds: toSeconds(wire.contentDetails?.duration),
  }
}
