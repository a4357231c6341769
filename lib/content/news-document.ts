import 'server-only'

import type { Document } from '@/lib/backends/main/content'
import type { NewsArticle } from '@/lib/backends/news/mappers'
import { type Locale, locales } from '@/lib/platform/i18n/locales'

import { loadNewsArticle } from './lists'
import type { Settled } from './settled'

/** Ids of the news API: whole numbers, written plainly. */
function toNewsId(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
}

/**
 * An article of the news API as the documents of the main API are: `untranslated` where it exists in other languages only.
 * The news API answers 404 in that case, so the other languages are asked, one after the other.
 * @param id path segment; one that cannot be an id is missing and costs no call
 */
export async function loadNewsDocument(id: string, locale: Locale): Promise<Settled<Document<NewsArticle>>> {
  const newsId = toNewsId(id)
  if (newsId === null) return { kind: 'missing' }
  const own = await loadNewsArticle(newsId, locale)
  if (own.kind === 'found') return { kind: 'found', value: { status: 'found', document: own.value } }
  if (own.kind === 'unavailable') return own
  for (const other of locales.filter((each) => each !== locale)) {
    // oxlint-disable-next-line no-await-in-loop -- most articles exist in the first one asked
    const translated = await loadNewsArticle(newsId, other)
    if (translated.kind === 'unavailable') return translated
    if (translated.kind === 'found') {
      const { title, locales: readable } = translated.value
      return {
        kind: 'found',
        value: { status: 'untranslated', slug: id, locales: readable, title, titleLocale: other },
      }
    }
  }
  return { kind: 'missing' }
}
