import type { ReactNode } from 'react'

import { PostTiles } from '@/components/ui/post-tiles'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { RelatedArticle } from './article-view'

interface RelatedPostsProps {
  title: string
  posts: readonly RelatedArticle[]
  locale: Locale
  /** News have their days; products are of no day, and say what they are instead. */
  areProducts: boolean
  /** Link to the complete list. */
  all?: ReactNode
}

/** Posts in the row. */
const most = 3

/** Related posts below a text, as tiles: all with pictures, or where too few have one, all without. What products are and posts without picture are about is said below their titles. */
export function RelatedPosts({ title, posts, locale, areProducts, all }: RelatedPostsProps) {
  if (posts.length === 0) return null
  const pictured = posts.filter(({ image }) => image !== null)
  const isPictured = pictured.length >= Math.min(most, posts.length)
  const shown = (isPictured ? pictured : posts).slice(0, most)
  return (
    <section
      id="related"
      aria-labelledby="related-title"
      className="container-page mt-10 scroll-mt-28 lg:mt-16 print:hidden"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-field pb-2">
        <h2 id="related-title" className="text-[1.5rem] leading-tight lg:text-[1.75rem]">
          {title}
        </h2>
        {all}
      </div>
      <PostTiles
        posts={shown.map((post) => ({
          ...post,
          image: isPictured ? post.image : null,
          description: areProducts || !isPictured ? post.description : null,
        }))}
        locale={locale}
        hasDays={!areProducts}
      />
    </section>
  )
}
