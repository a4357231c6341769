import type { PostSummary } from '@/lib/backends/main/content'
import type { NewsSummary } from '@/lib/backends/news/mappers'

/** What a list shows of a post, or of an article of the news API. */
export interface ListedPost {
  /** Without language prefix. */
  readonly path: string
  readonly title: string
  readonly description: string | null
  readonly image: string | null
  readonly publishedAt: Date
  /** Null: that of the list. */
  readonly category: { readonly id: number; readonly name: string } | null
}

export const fromPost = (post: PostSummary): ListedPost => ({ ...post, path: `/article/${post.slug}` })

/** @param category the one of market news, where the list is of another */
export const fromNews = (article: NewsSummary, category: ListedPost['category'] = null): ListedPost => ({
  ...article,
  path: `/market-news/${article.id}`,
  category,
})

/** The posts of a list's first page with the market news of the same time, newest first. */
export function withNews(posts: readonly ListedPost[], news: readonly ListedPost[]): readonly ListedPost[] {
  const oldest = posts.at(-1)?.publishedAt
  const since = oldest === undefined ? news : news.filter(({ publishedAt }) => publishedAt >= oldest)
  return [...posts, ...since].toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
}
