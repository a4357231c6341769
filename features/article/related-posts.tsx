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

/** Posts in the list. */
const most = 3

/** Related posts as a list with small pictures: beside the end of the text on wide screens, below it on others. */
export function RelatedPosts({ title, posts, locale }: RelatedPostsProps) {
  if (posts.length === 0) return null
  return (
    <section id="related" aria-labelledby="related-title" className="scroll-mt-28 max-lg:mt-12 print:hidden">
      <h2 id="related-title" className="text-h3 lg:text-lead lg:font-semibold">
        {title}
      </h2>
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
        {posts.slice(0, most).map((post) => (
          <li key={post.path} className="group relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-4">
            <div>
              <time dateTime={post.publishedAt.toISOString()} className="num text-small text-ink-3">
                {formatDay(post.publishedAt, locale)}
              </time>
              <h3 className="mt-1 leading-[1.45] font-semibold text-pretty lg:text-small lg:leading-[1.45]">
                <Link href={post.path} className="group-hover:text-primary after:absolute after:inset-0">
                  {keepPairs(post.title)}
                </Link>
              </h3>
            </div>
            <Cover
              src={post.image}
              of={post.path}
              className="mt-1 aspect-[16/9] h-auto w-24 rounded-control sm:max-lg:w-32"
              priority={false}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
