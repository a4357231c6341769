import type { Cancellable, HttpClient } from '@/lib/backends/http/http-client'
import { toWireLocale } from '@/lib/platform/i18n/locales'
import { err, mapResult, ok } from '@/lib/platform/result/result'

import { newsEndpoints } from './endpoints'
import { toNewsArticle, toNewsSummary } from './mappers'
import { newsListQuerySchema } from './schemas'

/** News API: market news in the language of the client. */
export function createNewsApi(http: HttpClient) {
  const { locale } = http
  const wireLocale = toWireLocale(locale)
  return {
    /** Newest first, 10 per page. */
    async articles({ signal, ...pageRequest }: Cancellable & { readonly page?: number; readonly limit?: number } = {}) {
      const query = newsListQuerySchema.parse({ ...pageRequest, locale: wireLocale })
      const answer = await http.call(newsEndpoints.articles, { query, signal })
      return mapResult(answer, ({ data }) => ({
        rows: data.articleList.slice(0, query.limit).flatMap((row) => toNewsSummary(row, locale) ?? []),
        page: query.page,
        lastPage: data.totalPage,
      }))
    },
    /** `not-found` if the article does not exist in the client's language. */
    async article(id: number | string) {
      const answer = await http.call(newsEndpoints.article, { params: { id }, query: { locale: wireLocale } })
      if (!answer.ok) return answer
      const article = toNewsArticle(answer.value.data, locale)
      return article === null ? err({ kind: 'not-found', status: 404 } as const) : ok(article)
    },
    /** Takes its language from the `locale` header only (docs/specification.md#news-api-and-video-api). */
    async related(id: number | string) {
      const answer = await http.call(newsEndpoints.related, { params: { id } })
      return mapResult(answer, ({ data }) => data.flatMap((row) => toNewsSummary(row, locale) ?? []))
    },
  }
}

export type NewsApi = ReturnType<typeof createNewsApi>
