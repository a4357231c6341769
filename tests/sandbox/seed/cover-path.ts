import type { MediaPath } from './types'

/** Path of the picture that is drawn from `slug`. */
export function coverPath(slug: string): MediaPath {
  return `/media/covers/${slug}.svg`
}

/** The same picture with its words and numbers in one language: `/media/covers/slug.en.svg`. */
export function coverIn(path: MediaPath, locale: 'vi' | 'en' | 'ko'): MediaPath {
  return path.replace(/\.svg$/, `.${locale}.svg`)
}
