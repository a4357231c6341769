import { type Locale, locales, toWireLocale } from '@/lib/platform/i18n/locales'
import { webAddress } from '@/lib/backends/web-address'
import { keepFigures } from '@/lib/platform/text/keep-figures'

import type { NewsArticleWire } from './schemas'

export type NewsSummary = {
  readonly id: number
  readonly title: string
  readonly description: string | null
  readonly image: string | null
  /** Name of the newspaper or agency. */
  readonly source: string | null
  readonly publishedAt: Date
  readonly tickers: readonly string[]
  /** Language of the texts. */
  readonly locale: Locale
  readonly locales: readonly Locale[]
}

/** `content`: HTML, not yet sanitised. */
export type NewsArticle = NewsSummary & { readonly content: string }

function toLocale(wire: NewsArticleWire['locale']): Locale {
  return locales.find((locale) => toWireLocale(locale) === wire) ?? throwUnknownLocale(wire)
}

function throwUnknownLocale(wire: string): never {
  throw new Error(`Unknown wire locale ${wire}`)
}

/** Null if the article is in another language than the requested one or has no title. */
export function toNewsSummary(wire: NewsArticleWire, locale: Locale): NewsSummary | null {
  const articleLocale = toLocale(wire.locale)
  if (articleLocale !== locale || wire.title.trim() === '') return null
  const known = wire.locales?.map(toLocale) ?? [articleLocale]
  return {
    id: wire.id,
    title: keepFigures(wire.title),
    description: keepFigures(wire.description?.trim() ?? '') || null,
    image: webAddress(wire.image),
    source: wire.source ?? null,
    publishedAt: new Date(wire.published_at),
    tickers: wire.tickers ?? [],
    locale: articleLocale,
    locales: locales.filter((candidate) => known.includes(candidate)),
  }
}

/** Null like `toNewsSummary`, or if there is no content. */
export function toNewsArticle(wire: NewsArticleWire, locale: Locale): NewsArticle | null {
  const summary = toNewsSummary(wire, locale)
  return summary && wire.content ? { ...summary, content: wire.content } : null
}
