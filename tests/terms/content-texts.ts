import type { Locale } from '@/lib/platform/i18n/locales'
import { createSeed } from '@/tests/sandbox/seed/seed'

export interface ContentText {
  /** Name of the list and of the entry. */
  readonly where: string
  readonly text: string
}

const seed = createSeed(new Date('2026-11-20T10:00:00+07:00'))

/** Entries of one language repeat their text under the Vietnamese key. */
const staticContent = seed.staticContent.filter(({ locale }) => locale === undefined)

/** Every text of the demo content in a language. Addresses of pictures are left out. */
export function contentTexts(locale: Locale): readonly ContentText[] {
  return textsIn({ ...seed, staticContent }, locale)
}

/** Every text of some lists of content in a language. */
export function textsIn(lists: Readonly<Record<string, unknown>>, locale: Locale): readonly ContentText[] {
  return Object.entries(lists).flatMap(([list, value]) => collect(value, list, undefined, locale))
}

function collect(value: unknown, where: string, inside: string | undefined, locale: Locale): ContentText[] {
  if (typeof value === 'string') {
    return inside === locale && !value.startsWith('/media/') ? [{ where, text: plain(value) }] : []
  }
  if (typeof value !== 'object' || value === null) return []
  const name = 'slug' in value && typeof value.slug === 'string' ? `${where}/${value.slug}` : where
  return Object.entries(value).flatMap(([key, part]) =>
    collect(part, name, key === 'vi' || key === 'en' || key === 'ko' ? key : inside, locale),
  )
}

const plain = (html: string) => html.replaceAll(/<[^>]*>/g, ' ')
