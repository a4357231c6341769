import type { Locale } from '../../platform/i18n/locales.ts'
import { videoHost } from '../../platform/third-parties/video-host.ts'

/** What the platform may call a video: goes into the address of the player. */
const videoIdPattern = /^[\w-]{1,64}$/

export function isVideoId(text: string): boolean {
  return videoIdPattern.test(text)
}

/** The id in what an editor typed: the id itself, or an address of the video at the platform. Null for anything else. */
export function videoIdOf(text: string): string | null {
  const typed = text.trim()
  if (isVideoId(typed)) return typed
  const url = URL.parse(typed)
  if (url === null || !/^(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com|youtu\.be)$/.test(url.hostname)) return null
  const id = url.searchParams.get('v') ?? url.pathname.split('/').at(-1) ?? ''
  return isVideoId(id) ? id : null
}

/** The player, which begins at once: it is loaded by the press that asks for it. */
export function playerHref(videoId: string, locale: Locale): string {
  const url = new URL(`/embed/${videoId}`, videoHost)
  url.search = new URLSearchParams({ autoplay: '1', rel: '0', playsinline: '1', hl: locale }).toString()
  return url.href
}

/** The video at the platform itself, for a new tab. */
export function watchHref(videoId: string): string {
  return `https://www.youtube.com/watch?v=${videoId}`
}
