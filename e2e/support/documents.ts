import type { APIRequestContext } from '@playwright/test'

import type { Locale } from '@/lib/platform/i18n/locales'
import { type Head, headOfHtml, hrefsOf } from './head'
import { inAllLanguages, type Route } from './routes'
import { structuredDataProblems } from './structured-data'

export interface Document extends Route {
  readonly locale: Locale
  /** Path and query. */
  readonly url: string
  readonly answered: number
  readonly html: string
  /** Names of the response's headers. */
  readonly headers: readonly string[]
  readonly head: Head
}

/** Requests under way at a time: the sandbox draws the PDF of each report that a list names, and a page waits 8 seconds for it. */
const lanes = 2

/** Does something with each, a few at a time. */
export async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values()
  const lane = async () => {
    // oxlint-disable-next-line no-await-in-loop -- a lane takes one after the other
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** Pages in every language as the server sends them, before any script ran. */
export async function documentsOf(request: APIRequestContext, routes: readonly Route[]): Promise<Document[]> {
  const documents: Document[] = []
  await forEach(inAllLanguages(routes), async (route) => {
    const response = await request.get(route.url)
    const html = await response.text()
    documents.push({
      ...route,
      answered: response.status(),
      headers: Object.keys(response.headers()),
      html,
      head: headOfHtml(html),
    })
  })
  return documents
}

/** What is wrong with what the documents say of themselves, each and together. */
export function headProblems(documents: readonly Document[], baseURL: string): string[] {
  const byAddress = new Map(documents.map((document) => [addressOf(document, baseURL), document]))
  const indexed = documents.filter(({ status, indexed: isIndexed = true }) => status === 200 && isIndexed)
  const titles = Map.groupBy(indexed, ({ head }) => head.title)
  return documents.flatMap((document) => {
    const { url, status, answered, locale, html, head, name } = document
    const problems: string[] = []
    const expectThat = (isSo: boolean, problem: string) => void (isSo || problems.push(`${url}: ${problem}`))
    expectThat(answered === status, `answered ${answered}`)
    expectThat(head.lang === locale, `lang is ${head.lang}`)
    expectThat(!document.headers.includes('x-next-cache-tags'), 'sends its internal tags')
    expectThat(head.title !== '' && !!head.description, 'has no title or no description')
    if (!indexed.includes(document)) {
      expectThat(head.robots?.includes('noindex') === true, 'is not to be found and does not say so')
      return problems
    }
    const namesakes = titles.get(head.title)?.filter((other) => other !== document) ?? []
    expectThat(namesakes.length === 0, `has the title of ${namesakes.map((other) => other.url).join(', ')}`)
    expectThat(head.canonical === addressOf(document, baseURL), `canonical is ${head.canonical}`)
    for (const problem of translationProblems(document, byAddress)) expectThat(false, problem)
    for (const problem of structuredDataProblems(name, html)) expectThat(false, problem)
    return problems
  })
}

/** Every language that a document names answers, is in that language, and names the same ones back. */
function translationProblems({ head, locale, translated = true }: Document, byAddress: ReadonlyMap<string, Document>) {
  const { alternates } = head
  if (!translated) return Object.keys(alternates).length === 0 ? [] : ['is of one language and names others']
  return [
    ...(withoutSlash(alternates[locale] ?? '') === head.canonical ? [] : ['does not name itself among its languages']),
    ...(alternates['x-default'] === undefined ? ['names no x-default'] : []),
    ...Object.entries(alternates).flatMap(([language, href]) => {
      const other = byAddress.get(withoutSlash(href))
      if (other?.answered !== 200) return [`names ${href}, which does not answer`]
      if (language !== 'x-default' && other.locale !== language) return [`names ${href} as ${language}`]
      return JSON.stringify(other.head.alternates) === JSON.stringify(alternates)
        ? []
        : [`is not named back by ${href}`]
    }),
  ]
}

const withoutSlash = (href: string) => href.replace(/\/$/, '')

const addressOf = ({ url }: Pick<Document, 'url'>, baseURL: string) => withoutSlash(new URL(url, baseURL).href)

/** Addresses on our own site that a document links to, without fragment. */
export function linksOf(html: string, baseURL: string): string[] {
  const own = hrefsOf(html)
    .map((href) => new URL(href, baseURL))
    .filter(({ origin }) => origin === new URL(baseURL).origin)
  return [...new Set(own.map(({ pathname, search }) => pathname + search))]
}
