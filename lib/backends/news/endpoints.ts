import { defineEndpoints } from '../endpoint.ts'
import {
  newsArticleResponseSchema,
  newsDetailQuerySchema,
  newsListQuerySchema,
  newsListResponseSchema,
  relatedNewsResponseSchema,
} from './schemas.ts'

const read = { method: 'GET', body: 'none', maxBytes: 0 } as const

export const newsEndpoints = defineEndpoints({
  articles: {
    ...read,
    path: 'article',
    query: newsListQuerySchema,
    browser: true,
    response: newsListResponseSchema,
  },
  article: {
    ...read,
    path: 'article/{id}',
    query: newsDetailQuerySchema,
    browser: false,
    response: newsArticleResponseSchema,
  },
  related: {
    ...read,
    path: 'article/related/{id}',
    browser: false,
    response: relatedNewsResponseSchema,
  },
})
