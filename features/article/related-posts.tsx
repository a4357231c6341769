import { clsx } from 'clsx'

import { Cover } from '@/components/ui/cover'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { formatDay } from '@/lib/platform/i18n/format-day'
import { keepPairs } from '@/lib/platform/text/keep-pairs'

import type { RelatedArticle } from './article-view'

interface RelatedPostsProps {
  title: string
  posts: readonly RelatedArticle[]
  locale: Locale
}

/** Posts in the row. */
const most = 3

/** Related posts below a text: on phones a list with small pictures, from tablets on a row of columns that are all alike. */
export function RelatedPosts({ title, posts, locale }: RelatedPostsProps) {
  if (posts.length === 0) return null
  const shown = posts.slice(0, most)
  // All have pictures, or none.
  const isPictured = shown.every(({ image }) => image !== null)
  return (
    <section id="related" aria-labelledby="related-title" className="mt-12 scroll-mt-28 lg:mt-16 print:hidden">
      <h2 id="related-title" className="border-b border-hairline pb-3 text-h3">
        {title}
      </h2>
      <ul
        className={clsx(
          'divide-y divide-hairline sm:grid sm:gap-x-6 sm:divide-y-0 sm:pt-6 lg:gap-x-8',
          // Titles alone share the row, however few they are; pictures keep one size.
          isPictured ? 'sm:grid-cols-3' : 'sm:auto-cols-fr sm:grid-flow-col',
        )}
      >
        {shown.map((post) => (
          <li
            key={post.path}
            className="group relative grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 py-4 sm:block sm:py-0"
          >
            <Cover
              src={isPictured ? post.image : null}
              of={post.path}
              className="order-1 mt-1 aspect-[16/9] h-auto w-28 rounded-control border border-hairline sm:mt-0 sm:mb-4 sm:w-full sm:rounded-card"
              priority={false}
            />
            <div>
              <time dateTime={post.publishedAt.toISOString()} className="num text-small text-ink-3">
                {formatDay(post.publishedAt, locale)}
              </time>
              <h3 className="mt-1 leading-[1.45] font-semibold text-pretty">
                <Link
                  href={post.path}
                  className="decoration-1 underline-offset-4 group-hover:text-primary group-hover:underline after:absolute after:inset-0"
                >
                  {keepPairs(post.title)}
                </Link>
              </h3>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
