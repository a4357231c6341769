import type { Locale } from '@/lib/platform/i18n/locales'

import type { SeedPost } from '../seed/types'
import type { Drawing, Figure, Sign } from './drawing'
import { daysOf, namedFigure } from './drawing-of'

type FindPost = (slug: string) => SeedPost | undefined

/** Pictures of the highlights: of a recurring service, which belongs to no single post, or of a post that has another cover. */
const standing: Readonly<Record<string, (find: FindPost, locale: Locale) => Drawing | null>> = {
  'ban-tin-moi-sang': (_, locale) => signOf('clock', morning[locale]),
  'sau-trang-mao-danh': (find, locale) => signOf('windows', namedFigure(find('canh-bao-mao-danh')?.figure?.[locale])),
  'chin-muoi-ngay': (find, locale) => {
    const post = find('mien-phi-giao-dich-90-ngay')
    return post === undefined ? null : daysOf(post, locale)
  },
}

const morning: Readonly<Record<Locale, Figure>> = {
  vi: { number: '8:15', label: 'bản tin mỗi sáng' },
  en: { number: '8:15', label: 'a note each morning' },
  ko: { number: '8:15', label: '매일 아침 리서치' },
}

const signOf = (sign: Sign, figure: Figure | null): Drawing | null =>
  figure && { kind: 'figure', title: figure.label, figure, sign }

/** The names of these pictures. */
export const standingNames: readonly string[] = Object.keys(standing)

/** The picture of a highlight in a language; null for other names. */
export function standingDrawing(name: string, locale: Locale, find: FindPost): Drawing | null {
  return standing[name]?.(find, locale) ?? null
}
