import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { Cover } from '@/components/ui/cover'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { linesOfTitle } from '@/lib/platform/i18n/lines-of-title'
import { keepPairs } from '@/lib/platform/text/keep-pairs'

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

const linkClass =
  'decoration-1 underline-offset-4 group-hover:text-primary group-hover:underline after:absolute after:inset-0'

/**
 * Related posts below a text, side by side, on narrow screens as lines: each with a small picture, its day and title beside it.
 * Where too few have pictures, all have their summaries instead; products have both, and no day.
 */
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
        <h2 id="related-title" className="text-h2 lg:text-[1.75rem]">
          {title}
        </h2>
        {all}
      </div>
      <ul className={clsx('related', !isPictured && 'is-plain')}>
        {shown.map((post) => {
          const [line, said] = areProducts ? ['', post.title] : linesOfTitle(post.title, post.publishedAt, locale)
          return (
            <li key={post.path} className="group">
              <Cover src={isPictured ? post.image : null} of={post.path} className="edged" priority={false} />
              <div>
                {!areProducts && (
                  <time dateTime={post.publishedAt.toISOString()} className="num text-small text-ink-3">
                    {line}
                  </time>
                )}
                <h3>
                  <Link href={post.path} className={linkClass}>
                    {keepPairs(said)}
                  </Link>
                </h3>
                {(areProducts || !isPictured) && post.description !== null && <p>{post.description}</p>}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
