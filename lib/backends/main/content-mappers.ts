import { nameOf, resolveLocalised } from '@/lib/backends/localised-text'
import { defaultLocale, type Locale } from '@/lib/platform/i18n/locales'
import { keepFigures } from '@/lib/platform/text/keep-figures'

import { webAddress } from '@/lib/backends/web-address'
import type { Category, Document, Faq, HistoryEntry, PdfFile, Post, PostSummary, Report } from './content'
import type { CategoryWire, FaqWire, HistoryWire, PostWire } from './content-schemas'

/** Null if the post has no title in the language: content is shown only in languages in which it exists. */
export function toPostSummary(wire: PostWire, locale: Locale): PostSummary | null {
  const title = resolveLocalised(wire.title, locale)
  if (title.text === null) return null
  const description = resolveLocalised(wire.description, locale).text
  return {
    id: wire.id,
    slug: wire.slug,
    title: keepFigures(title.text),
    description: description === null ? null : keepFigures(description),
    image: webAddress(wire.image),
    publishedAt: new Date(wire.published_at),
    updatedAt: wire.updated_at ? new Date(wire.updated_at) : null,
    author: wire.author ?? null,
    category: wire.category
      ? { id: wire.category.id, slug: wire.category.slug, name: nameOf(wire.category.name, locale) }
      : null,
    locales: title.locales,
  }
}

/** Maps the rows of a list and omits those that do not exist in the language. */
export function toPostSummaries(wires: readonly PostWire[], locale: Locale): readonly PostSummary[] {
  return wires.flatMap((wire) => toPostSummary(wire, locale) ?? [])
}

function untranslated(slug: string, rawTitle: string, locales: readonly Locale[]): Document<never> {
  const { locales: titleLocales } = resolveLocalised(rawTitle, defaultLocale)
  const titleLocale = locales[0] ?? titleLocales[0] ?? defaultLocale
  const title = resolveLocalised(rawTitle, titleLocale).text ?? nameOf(rawTitle, titleLocale)
  return { status: 'untranslated', slug, locales, title, titleLocale }
}

/** A post is readable in the languages in which it has both a title and a content. */
export function toPost(wire: PostWire & { relate?: readonly PostWire[] }, locale: Locale): Document<Post> {
  const summary = toPostSummary(wire, locale)
  const content = resolveLocalised(wire.content, locale)
  const titled = resolveLocalised(wire.title, locale).locales
  const readable = titled.filter((known) => content.locales.includes(known))
  if (summary === null || content.text === null) return untranslated(wire.slug, wire.title, readable)
  const related = toPostSummaries(wire.relate ?? [], locale).filter((post) => post.id !== wire.id)
  return {
    status: 'found',
    document: {
      ...summary,
      content: content.text,
      related,
      locales: readable,
      tickers: wire.tickers ?? [],
      file: toPdfFile(wire),
    },
  }
}

function toPdfFile({ file }: PostWire): PdfFile | null {
  const href = webAddress(file?.url)
  return file && href !== null ? { href, bytes: file.bytes ?? null, pages: file.pages ?? null } : null
}

export function toReport(wire: PostWire, locale: Locale): Report | null {
  const summary = toPostSummary(wire, locale)
  if (summary === null) return null
  return {
    ...summary,
    type: wire.report_type ?? null,
    sector: resolveLocalised(wire.sector, locale).text,
    tickers: wire.tickers ?? [],
    file: toPdfFile(wire),
  }
}

function toFoundCategory(wire: CategoryWire, locale: Locale): Category | null {
  const name = resolveLocalised(wire.name, locale)
  if (name.text === null) return null
  return {
    id: wire.id,
    slug: wire.slug,
    name: name.text,
    description: resolveLocalised(wire.description, locale).text,
    image: webAddress(wire.image),
    locales: name.locales,
    children: wire.child
      .toSorted((a, b) => b.sequence - a.sequence)
      .flatMap((child) => toFoundCategory(child, locale) ?? []),
    posts: toPostSummaries(wire.posts, locale),
  }
}

export function toCategory(wire: CategoryWire, locale: Locale): Document<Category> {
  const category = toFoundCategory(wire, locale)
  if (category !== null) return { status: 'found', document: category }
  return untranslated(wire.slug, wire.name, resolveLocalised(wire.name, locale).locales)
}

/** Null if the editors hid the entry or it is not in this language. */
export function toHistoryEntry(wire: HistoryWire, locale: Locale): HistoryEntry | null {
  const title = resolveLocalised(wire.title, locale).text
  if (title === null || wire.active === 0) return null
  return {
    id: wire.id,
    date: wire.time,
    year: Number(wire.time.slice(0, 4)),
    title,
    content: resolveLocalised(wire.content, locale).text,
    image: webAddress(wire.image),
  }
}

/** Null if the question or the answer is not in this language. */
export function toFaq(wire: FaqWire, locale: Locale): Faq | null {
  const question = resolveLocalised(wire.title, locale).text
  const answer = resolveLocalised(wire.content, locale).text
  if (question === null || answer === null) return null
  const group = wire.group
    ? { id: wire.group.id, name: nameOf(wire.group.name, locale), sequence: wire.group.sequence }
    : null
  return { id: wire.id, question, answer, group }
}
