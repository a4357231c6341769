import type { Locale } from '../../platform/i18n/locales.ts'
import { videoHost } from '../../platform/third-parties/video-host.ts'

/** A video id of the platform, safe in the player's address. */
const videoIdPattern = /^[\w-]{1,64}$/

export function isVideoId(text: string): boolean {
  return videoIdPattern.test(text)
}

/** The id in an editor's text: the id itself, or the video's address on the platform. Null for anything else. */
export function videoIdOf(text: string): string | null {
  const typed = text.trim()
  if (isVideoId(typed)) return typed
  const url = URL.parse(typed)
  if (url === null || !/^(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com|youtu\.be)$/.test(url.hostname)) return null
  const id = url.searchParams.get('v') ?? url.pathname.split('/').at(-1) ?? ''
  return isVideoId(id) ? id : null
}

/** The player, which starts playing at once because it loads when the visitor presses play. */
export function playerHref(videoId: string, locale: Locale): string {
  const url = new URL(`/embed/${videoId}`, videoHost)
  url.search = new URLSearchParams({
    autoplay: '1',
    enablejsapi: '1',
    rel: '0',
    playsinline: '1',
    hl: locale,
  }).toString()
  return url.href
}

/** The video on the platform, for a new tab. */
export function watchHref(videoId: string): string {
  return `https://www.youtube.com/watch?v=${videoId}`
}
