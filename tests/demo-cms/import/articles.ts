import type { CategoryWire, PostWire } from '@/lib/backends/main/content-schemas'
import { firmContent } from '@/lib/domain/company/firm'
import { type Locale, locales } from '@/lib/platform/i18n/locales'

import type { PayloadClient } from '../payload-client'
import type { Addresses, Files } from './links'
import { anyOf, byLocale, type Source, textsOf } from './source'

export interface Target {
  readonly cms: PayloadClient
  readonly addresses: Addresses
  readonly files: Files
}

/** Payload's ids by the source's slug. */
export type Ids = ReadonlyMap<string, number>

/** Copies categories with those below them. @param roots numbers of those at the top */
export async function importTopics(
  source: Source,
  { cms, addresses }: Target,
  roots: readonly number[],
): Promise<{ ids: Ids; numbers: readonly number[] }> {
  const ids = new Map<string, number>()
  const numbers: number[] = []
  const add = async (category: CategoryWire, parent: number | null) => {
    const names = textsOf(category.name)
    const address = addresses.add(category.slug, names.en ?? names.vi ?? category.slug)
    const texts = byLocale({ name: names, summary: textsOf(category.description) })
    const id = await cms.add('topics', { number: category.id, address, order: category.sequence, parent }, texts)
    ids.set(category.slug, id)
    numbers.push(category.id)
    // oxlint-disable-next-line no-await-in-loop -- a parent comes before its children
    for (const child of category.child) await add(child, id)
  }
  // oxlint-disable-next-line no-await-in-loop -- as above
  for (const root of roots) await add(await source.get<CategoryWire>(`categories/fe/${root}`), null)
  return { ids, numbers }
}

type Answers = Partial<Record<Locale, PostWire>>

/** The contest's pages keep the beginning of their address, by which the site finds them. */
function nameArticle(addresses: Addresses, { slug, title }: PostWire): void {
  const texts = textsOf(title)
  const { contestSlug } = firmContent
  if (slug.startsWith(`${contestSlug}-`)) {
    addresses.set(slug, addresses.of(contestSlug) + slug.slice(contestSlug.length))
  } else addresses.add(slug, texts.en ?? texts.vi ?? slug)
}

/**
 * Copies every post of the categories, in every language in which it exists.
 * @param furtherSlugs of posts that are in no category
 */
export async function importArticles(
  source: Source,
  target: Target,
  topics: { ids: Ids; numbers: readonly number[] },
  furtherSlugs: readonly string[],
): Promise<Ids> {
  const rows = new Map<number, PostWire>()
  for (const number of topics.numbers) {
    // oxlint-disable-next-line no-await-in-loop -- one category after the other
    const posts = await source.inLocales<PostWire>(`categories/${number}/article`)
    for (const post of posts.map(anyOf)) rows.set(post.id, post)
  }
  for (const slug of furtherSlugs) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    const post = await source.get<PostWire>(`posts/get_by_slug/${slug}/relate`)
    rows.set(post.id, post)
  }
  // The contest comes first, because its pages are named after it; all have addresses before any text that links to them.
  const posts = [...rows.values()].toSorted((a, b) => a.slug.length - b.slug.length || a.id - b.id)
  for (const post of posts) nameArticle(target.addresses, post)
  const ids = new Map<string, number>()
  for (const { id, slug } of posts.toSorted((a, b) => a.id - b.id)) {
    const answers: Answers = {}
    // oxlint-disable-next-line no-await-in-loop -- the CMS writes one document after the other
    for (const locale of locales) answers[locale] = await source.get<PostWire>(`posts/${id}`, locale)
    // oxlint-disable-next-line no-await-in-loop -- as above
    ids.set(slug, await importArticle(target, answers, topics.ids))
  }
  return ids
}

async function importArticle({ cms, addresses, files }: Target, answers: Answers, topics: Ids): Promise<number> {
  const post = anyOf(answers)
  const headline = textsOf(post.title)
  const existing = locales.filter((locale) => headline[locale] !== undefined)
  const texts = byLocale(
    { headline, teaser: textsOf(post.description), body: textsOf(post.content), sector: textsOf(post.sector) },
    existing,
  )
  const inLocales: Partial<Record<Locale, object>> = {}
  for (const locale of existing) {
    const { image, author, file } = answers[locale] ?? post
    const { body = '', ...others } = texts[locale] ?? {}
    inLocales[locale] = {
      ...others,
      // oxlint-disable-next-line no-await-in-loop -- a file is copied once, for all languages
      body: await files.inText(addresses.inHtml(body)),
      // oxlint-disable-next-line no-await-in-loop -- as above
      cover: await files.idOf(image),
      writer: author ?? null,
      // oxlint-disable-next-line no-await-in-loop -- as above
      document: await files.idOf(file?.url),
    }
  }
  const fields = {
    address: addresses.of(post.slug),
    topic: topics.get(post.category?.slug ?? '') ?? null,
    published: post.published_at,
    kind: post.report_type ?? null,
    pages: post.file?.pages ?? null,
    tickers: post.tickers ?? [],
  }
  return cms.add('articles', fields, inLocales)
}
