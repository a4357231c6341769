import {
  newsArticleResponseSchema,
  newsDetailQuerySchema,
  newsListQuerySchema,
  newsListResponseSchema,
  relatedNewsResponseSchema,
  type NewsArticleWire,
} from '@/lib/backends/news/schemas'
import type { WireLocale } from '@/lib/platform/i18n/locales'

import { existsIn, textIn } from '../wire/localised'
import { withMediaHost } from '../wire/media-links'
import { wireLocalesOf } from '../wire/post-mapper'
import { answer, type Call, endpointsOf, readQuery } from '../http/endpoint'
import { notFound } from '../http/wire-error'
import type { Sandbox } from '../sandbox-state'
import type { SeedPost } from '../seed/types'

const { get } = endpointsOf('news')
const relatedArticles = 4

function toArticle(post: SeedPost, locale: WireLocale, origin: string, withContent = false): NewsArticleWire {
  return {
    id: post.id,
    title: textIn(post.title, locale),
    description: textIn(post.description, locale),
    ...(withContent ? { content: withMediaHost(textIn(post.content, locale), origin) } : {}),
    image: post.cover === undefined ? null : withMediaHost(post.cover, origin),
    source: post.author === undefined ? null : textIn(post.author, locale),
    published_at: post.publishedAt,
    locale,
    locales: wireLocalesOf(post),
  }
}

/** Newest first, in one language. */
function newest({ content }: Sandbox, locale: WireLocale): SeedPost[] {
  return content.marketNews
    .filter((post) => existsIn(post.title, locale))
    .toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1))
}

function find(call: Call, sandbox: Sandbox, locale: WireLocale): SeedPost {
  const post = sandbox.content.marketNews.find(({ id }) => id === Number(call.params['id']))
  if (!post || !existsIn(post.title, locale)) throw notFound()
  return post
}

/** Market news: texts are plain, in the language of the query. */
export const newsEndpoints = [
  get('/article', (call, sandbox) => {
    const { locale, page, limit } = readQuery(call, newsListQuerySchema)
    const articles = newest(sandbox, locale)
    const rows = articles.slice((page - 1) * limit, page * limit)
    return answer(newsListResponseSchema, {
      data: {
        articleList: rows.map((post) => toArticle(post, locale, call.url.origin)),
        totalPage: Math.ceil(articles.length / limit),
      },
    })
  }),
  get('/article/related/:id', (call, sandbox) => {
    const { locale } = call
    const post = find(call, sandbox, locale)
    const others = newest(sandbox, locale).filter(({ id }) => id !== post.id)
    const data = others.slice(0, relatedArticles).map((other) => toArticle(other, locale, call.url.origin))
    return answer(relatedNewsResponseSchema, { data })
  }),
  get('/article/:id', (call, sandbox) => {
    const { locale } = readQuery(call, newsDetailQuerySchema)
    return answer(newsArticleResponseSchema, {
      data: toArticle(find(call, sandbox, locale), locale, call.url.origin, true),
    })
  }),
]
