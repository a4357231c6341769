import type { newsEndpoints } from '@/lib/backends/news/endpoints'
import { newsDetailQuerySchema, newsListQuerySchema, type NewsArticleWire } from '@/lib/backends/news/schemas'
import type { WireLocale } from '@/lib/platform/i18n/locales'

import { coverOf } from '../wire/cover-of'
import { existsIn, textIn } from '../wire/localised'
import { withMediaHost } from '../wire/media-links'
import { wireLocalesOf } from '../wire/post-mapper'
import { tickersIn } from '../wire/tickers-in'
import type { Handlers } from '../http/handler'
import { readQuery } from '../http/read-request'
import { notFound } from '../http/wire-error'
import type { Sandbox } from '../sandbox-state'
import type { SeedPost } from '../seed/types'

const relatedArticles = 4

function toArticle(post: SeedPost, locale: WireLocale, origin: string, withContent = false): NewsArticleWire {
  return {
    id: post.id,
    title: textIn(post.title, locale),
    description: textIn(post.description, locale),
    ...(withContent ? { content: withMediaHost(textIn(post.content, locale), origin) } : {}),
    image: coverOf(post, locale, origin),
    source: post.author === undefined ? null : textIn(post.author, locale),
    published_at: post.publishedAt,
    locale,
    locales: wireLocalesOf(post),
    tickers: tickersIn(`${textIn(post.title, locale)} ${textIn(post.content, locale)}`),
  }
}

/** Newest first, in one language. */
function newest({ content }: Sandbox, locale: WireLocale): SeedPost[] {
  return content.marketNews
    .filter((post) => existsIn(post.title, locale))
    .toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1))
}

function find({ content }: Sandbox, wantedId: string, locale: WireLocale): SeedPost {
  const post = content.marketNews.find(({ id }) => id === Number(wantedId))
  if (!post || !existsIn(post.title, locale)) throw notFound()
  return post
}

/** Market news: texts are plain, in the language of the query. */
export const newsHandlers: Handlers<typeof newsEndpoints> = {
  articles(call, sandbox) {
    const { locale, page, limit } = readQuery(call, newsListQuerySchema)
    const articles = newest(sandbox, locale)
    const rows = articles.slice((page - 1) * limit, page * limit)
    return {
      data: {
        articleList: rows.map((post) => toArticle(post, locale, call.url.origin)),
        totalPage: Math.ceil(articles.length / limit),
      },
    }
  },
  article(call, sandbox) {
    const { locale } = readQuery(call, newsDetailQuerySchema)
    return { data: toArticle(find(sandbox, call.params.id, locale), locale, call.url.origin, true) }
  },
  related({ params, locale, url }, sandbox) {
    const post = find(sandbox, params.id, locale)
    const others = newest(sandbox, locale).filter(({ id }) => id !== post.id)
    return { data: others.slice(0, relatedArticles).map((other) => toArticle(other, locale, url.origin)) }
  },
}
