import type { CategoryWire, PostWire } from '@/lib/backends/main/content-schemas'
import { toWireLocale, type WireLocale } from '@/lib/platform/i18n/locales'

import type { SeedCategory, SeedReport } from '../seed/types'
import type { AnyPost, Content } from './content'
import { coverOf } from './cover-of'
import { existsIn, textIn, toLocale, toWireText } from './localised'
import { withMediaHost } from './media-links'
import { tickersIn } from './tickers-in'

export interface Wire {
  readonly content: Content
  readonly locale: WireLocale
  /** Origin under which the caller reached the sandbox. */
  readonly origin: string
}

/** A post as it appears in lists, without its content. */
export function toPostRow(post: AnyPost, { content, locale, origin }: Wire): PostWire {
  const category = content.category(post.categoryId)
  return {
    id: post.id,
    slug: post.slug,
    title: toWireText(post.title, post.jsonKeyed),
    description: toWireText(post.description, post.jsonKeyed),
    image: coverOf(post, locale, origin),
    published_at: post.publishedAt,
    updated_at: null,
    author: post.author === undefined ? null : textIn(post.author, locale),
    category: category ? { id: category.id, slug: category.slug, name: toWireText(category.title) } : null,
    ...('pdf' in post ? reportFields(post, locale, origin) : {}),
  }
}

/** A post with its HTML. */
export function toPost(post: AnyPost, wire: Wire): PostWire {
  const content = mediaInside(post.content, wire.origin)
  // A report on no share of its own is about those that it names.
  const named =
    'pdf' in post && post.ticker === undefined ? { tickers: tickersIn(textIn(post.content, wire.locale)) } : {}
  return { ...toPostRow(post, wire), ...named, content: toWireText(content, post.jsonKeyed) }
}

/** A category with the categories below it and its newest posts in the requested language. */
export function toCategory(category: SeedCategory, wire: Wire, posts = 10): CategoryWire {
  const newest = wire.content
    .postsOf(category.id)
    .filter((post) => existsIn(post.title, wire.locale))
    .toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1))
  return {
    id: category.id,
    slug: category.slug,
    name: toWireText(category.title),
    description: toWireText(category.description),
    image: null,
    sequence: category.sequence,
    child: wire.content.childrenOf(category.id).map((child) => toCategory(child, wire, 0)),
    posts: newest.slice(0, posts).map((post) => toPostRow(post, wire)),
  }
}

function reportFields(report: SeedReport, locale: WireLocale, origin: string): Partial<PostWire> {
  return {
    file: { url: withMediaHost(report.pdf[toLocale(locale)] ?? report.pdf.vi, origin), pages: null },
    report_type: report.kind,
    sector: report.sector === undefined ? null : toWireText(report.sector),
    tickers: report.ticker === undefined ? null : [report.ticker],
  }
}

function mediaInside<Text extends { vi: string; en?: string; ko?: string }>(text: Text, origin: string): Text {
  return Object.fromEntries(Object.entries(text).map(([locale, html]) => [locale, withMediaHost(html, origin)])) as Text
}

/** Wire locales in which a post exists. */
export function wireLocalesOf(post: AnyPost): WireLocale[] {
  return (['vi', 'en', 'ko'] as const).filter((locale) => post.title[locale] !== undefined).map(toWireLocale)
}
