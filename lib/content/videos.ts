import 'server-only'

import { videoApi } from '@/lib/backends/video/server'
import type { Locale } from '@/lib/platform/i18n/locales'

import { cachedContent } from './cached-content'

/** One page of the videos, eleven as the backend counts, without those that cannot be played. @param page from 1 */
export async function loadVideos(locale: Locale, page: number) {
  'use cache'
  return cachedContent({ key: `videos:${locale}:${page}`, tags: ['videos'] }, () => videoApi(locale).videos({ page }))
}
