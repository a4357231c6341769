import { Cover } from '@/components/ui/cover'
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

/** Posts in the row. */
const most = 3

/** Related posts, each with its picture if all of them have one. */
export function RelatedPosts({ title, posts, locale }: RelatedPostsProps) {
  if (posts.length === 0) return null
  const shown = posts.slice(0, most)
  const hasPictures = shown.every(({ image }) => image !== null)
  return (
    <Section id="related" title={title} space="tight" className="mt-4 print:hidden">
      <ul className="grid gap-8 md:grid-cols-3 md:gap-6">
        {shown.map((post) => (
          <li
            key={post.path}
            className={hasPictures ? 'group relative' : 'group relative border-t border-hairline pt-5'}
          >
            {hasPictures && (
              <Cover
                src={post.image}
                of={post.path}
                className="mb-4 aspect-[16/9] h-auto w-full rounded-card border border-hairline"
                priority={false}
              />
            )}
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
