import type { MediaPath } from './types'

/** Path of the picture that is drawn from `slug`. */
export function coverPath(slug: string): MediaPath {
  return `/media/covers/${slug}.svg`
}
