import { clsx } from 'clsx'

import { linesOfTitle } from '@/lib/platform/i18n/lines-of-title'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { keepEnd } from '@/lib/platform/text/keep-end'

import { Cover } from './cover'

interface Post {
  readonly path: string
  readonly title: string
  readonly description: string | null
  /** URL of the cover image. */
  readonly image: string | null
  readonly publishedAt: Date
}

interface PostTilesProps {
  posts: readonly Post[]
  locale: Locale
  /** Products are of no day. */
  hasDays?: boolean
  className?: string
}

const linkClass =
  'decoration-1 underline-offset-4 group-hover:text-primary group-hover:underline after:absolute after:inset-0'

/**
 * Posts as tiles, three in a row: the picture, below it the day, the title and two lines of what it is about. In narrower windows they are
 * lines with a small picture, as in lists, whose titles say enough. Laid out in app/tiles.css.
 */
export function PostTiles({ posts, locale, hasDays = true, className }: PostTilesProps) {
  return (
    <ul className={clsx('tiles', className)}>
      {posts.map(({ path, title, description, image, publishedAt }) => {
        const [day, said] = hasDays ? linesOfTitle(title, publishedAt, locale) : [null, title]
        return (
          <li key={path} className="group">
            <div>
              {day !== null && (
                <time dateTime={publishedAt.toISOString()} className="num text-small text-ink-3">
                  {day}
                </time>
              )}
              <h3>
                <Link href={path} className={linkClass}>
                  {keepEnd(said)}
                </Link>
              </h3>
              {description !== null && <p>{description}</p>}
            </div>
            <Cover src={image} of={path} className="edged" priority={false} />
          </li>
        )
      })}
    </ul>
  )
}
