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
  /** At the foot of a column that is as long as the text: what is read next is beside its end. */
  isAtFoot: boolean
}

/** Posts in the list. */
const most = 3

/** Related posts of a text, with small pictures; beside the text, the first one's is as wide as the column. */
export function RelatedPosts({ title, posts, locale, isAtFoot }: RelatedPostsProps) {
  if (posts.length === 0) return null
  const shown = posts.slice(0, most)
  // All have pictures, or none.
  const isPictured = shown.every(({ image }) => image !== null)
  return (
    <section
      id="related"
      aria-labelledby="related-title"
      className={clsx('mt-12 max-w-160 scroll-mt-28 print:hidden', isAtFoot ? 'lg:mt-auto lg:pt-12' : 'lg:mt-10')}
    >
      <h2 id="related-title" className="border-b border-hairline pb-3 text-h3 lg:pb-2 lg:text-small">
        {title}
      </h2>
      <ul className="divide-y divide-hairline">
        {shown.map((post, index) => (
          <li
            key={post.path}
            className={clsx(
              'group relative grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 py-4',
              index === 0 && 'lg:block',
            )}
          >
            <Cover
              src={isPictured ? post.image : null}
              of={post.path}
              className={clsx(
                'order-1 mt-1 aspect-[16/9] h-auto w-28 rounded-control border border-hairline sm:max-lg:w-32',
                index === 0 ? 'lg:mb-4 lg:w-full lg:rounded-card' : 'xl:w-32',
              )}
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
