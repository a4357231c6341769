import { Section } from '@/components/ui/section'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { formatDay } from '@/lib/platform/i18n/format-day'

import type { RelatedArticle } from './article-view'

interface RelatedPostsProps {
  title: string
  posts: readonly RelatedArticle[]
  locale: Locale
}

/** Related posts, at most three. */
export function RelatedPosts({ title, posts, locale }: RelatedPostsProps) {
  if (posts.length === 0) return null
  return (
    <Section id="related" title={title} space="tight" className="mt-4 print:hidden">
      <ul className="grid gap-8 md:grid-cols-3 md:gap-6">
        {posts.slice(0, 3).map((post) => (
          <li key={post.path} className="group relative border-t border-hairline pt-5">
            <time dateTime={post.publishedAt.toISOString()} className="num text-small text-ink-3">
              {formatDay(post.publishedAt, locale)}
            </time>
            <h3 className="mt-1 leading-[1.45] font-semibold">
              <Link href={post.path} className="group-hover:text-primary after:absolute after:inset-0">
                {post.title}
              </Link>
            </h3>
            {post.description !== null && <p className="clamp-3 mt-2 text-small text-ink-2">{post.description}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
