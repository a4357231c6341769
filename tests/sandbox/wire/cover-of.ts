import type { WireLocale } from '@/lib/platform/i18n/locales'

import { drawingOf } from '../drawings/drawing-of'
import { coverIn } from '../seed/cover-path'
import type { SeedPost } from '../seed/types'
import { toLocale } from './localised'
import { withMediaHost } from './media-links'

/** Address of the picture of a post in a language, or `null` where nothing that it says can be drawn. */
export function coverOf(post: SeedPost, locale: WireLocale, origin: string): string | null {
  const language = toLocale(locale)
  if (post.cover === undefined || drawingOf(post, language) === null) return null
  return withMediaHost(coverIn(post.cover, language), origin)
}
