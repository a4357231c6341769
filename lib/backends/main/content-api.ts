import type { Cancellable, HttpClient } from '@/lib/backends/http/http-client'
import { mapResult } from '@/lib/platform/result/result'

import type { Page } from './content'
import { toCategory, toFaq, toHistoryEntry, toPost, toPostSummaries, toPostSummary, toReport } from './content-mappers'
import { categoryPostsQuerySchema, faqsQuerySchema, historiesQuerySchema, reportsQuerySchema } from './content-schemas'
import { mainEndpoints } from './endpoints'

/** Paging parameters; missing ones take the defaults of the call (docs/specification.md#lists). */
export type PageRequest = Cancellable & { readonly page?: number; readonly limit?: number }

type PageWire<Row> = {
  data: readonly Row[]
  current_page: number
  last_page: number
  total?: number | undefined
}

/**
 * Maps one page of rows; omits rows that do not exist in the language.
 * @param limit rows that were asked for; a backend that ignores it does not make the page longer
 */
export function toPage<Wire, Row>(wire: PageWire<Wire>, toRow: (row: Wire) => Row | null, limit: number): Page<Row> {
  return {
    rows: wire.data.slice(0, limit).flatMap((row) => toRow(row) ?? []),
    page: wire.current_page,
    lastPage: wire.last_page,
    total: wire.total ?? wire.data.length * Math.max(1, wire.last_page),
  }
}

/** Main API: editorial content. */
export function createContentApi(http: HttpClient) {
  const { locale } = http
  return {
    /** `GET /categories/fe/{id}`: a category with its children; 1202 policy, 1203 terms. */
    async category(id: number) {
      const answer = await http.call(mainEndpoints.category, { params: { id } })
      return mapResult(answer, ({ data }) => toCategory(data, locale))
    },
    /** `GET /categories/{id}`: used with 9, the news category. */
    async newsCategory(id = 9) {
      const answer = await http.call(mainEndpoints.newsCategory, { params: { id } })
      return mapResult(answer, ({ data }) => toCategory(data, locale))
    },
    async categoryBySlug(slug: string) {
      const answer = await http.call(mainEndpoints.categoryBySlug, { params: { slug } })
      return mapResult(answer, ({ data }) => toCategory(data, locale))
    },
    /** The parent category; null for a category at the top. */
    async parentCategory(slug: string) {
      const answer = await http.call(mainEndpoints.parentCategoryBySlug, { params: { slug } })
      return mapResult(answer, ({ data }) => (data === null ? null : toCategory(data, locale)))
    },
    /** `GET /categories/{id}/article`: all posts of a category. */
    async allPostsOfCategory(id: number) {
      const answer = await http.call(mainEndpoints.categoryPostList, { params: { id } })
      return mapResult(answer, ({ data }) => toPostSummaries(data, locale))
    },
    /** `GET /categories/fe/{id}/article`: newest first, 5 per page. */
    async postsOfCategory(id: number, { signal, ...pageRequest }: PageRequest = {}) {
      const query = categoryPostsQuerySchema.parse(pageRequest)
      const answer = await http.call(mainEndpoints.categoryPosts, { params: { id }, query, signal })
      return mapResult(answer, (page) => toPage(page, (row) => toPostSummary(row, locale), query.limit))
    },
    /** Research reports (path REPORTS_PATH): newest first, 5 per page. */
    async reports({ signal, ...pageRequest }: PageRequest = {}) {
      const query = reportsQuerySchema.parse(pageRequest)
      const answer = await http.call(mainEndpoints.reports, { query, signal })
      return mapResult(answer, (page) => toPage(page, (row) => toReport(row, locale), query.limit))
    },
    /** `GET /posts/{id}`: the founder's post, whose id is configured. */
    async post(id: number | string) {
      const answer = await http.call(mainEndpoints.post, { params: { id } })
      return mapResult(answer, ({ data }) => toPost(data, locale))
    },
    async postBySlug(slug: string) {
      const answer = await http.call(mainEndpoints.postBySlug, { params: { slug } })
      return mapResult(answer, ({ data }) => toPost(data, locale))
    },
    /** All history entries, newest first. */
    async histories() {
      const answer = await http.call(mainEndpoints.histories, { query: historiesQuerySchema.parse({}) })
      return mapResult(answer, (page) => page.data.flatMap((row) => toHistoryEntry(row, locale) ?? []))
    },
    async faqs({ signal, ...pageRequest }: PageRequest = {}) {
      const query = faqsQuerySchema.parse(pageRequest)
      const answer = await http.call(mainEndpoints.faqs, { query, signal })
      return mapResult(answer, (page) => toPage(page, (row) => toFaq(row, locale), query.limit))
    },
  }
}
