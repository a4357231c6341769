import 'server-only'

import { videoApi } from '@/lib/backends/video/server'
import type { Locale } from '@/lib/platform/i18n/locales'

import { remember } from './remember'

/** One page of the videos, eleven as the backend counts; those that cannot be played are left out. @param page from 1 */
export async function loadVideos(locale: Locale, page: number) {
  'use cache'
  return remember({ key: `videos:${locale}:${page}`, tags: ['videos'] }, () => videoApi(locale).videos({ page }))
}
