import { clsx } from 'clsx'

import { Cover } from '@/components/ui/cover'
import { formatDay } from '@/lib/platform/i18n/format-day'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'
import { PageLink } from '@/lib/platform/navigation/page-link'

interface LeadPostProps {
  post: {
    /** Without language prefix. */
    readonly path: string
    readonly title: string
    readonly description: string | null
    readonly image: string | null
    readonly publishedAt: Date
  }
  /** Name of its category. */
  category: string | null
  locale: Locale
}

/** The newest post of a list: a dark panel as wide as the page, its picture beside the text. */
export function LeadPost({ post, category, locale }: LeadPostProps) {
  const { path, title, description, image, publishedAt } = post
  return (
    <div
      data-scheme="dark"
      className={clsx(
        'group relative grid gap-x-5 overflow-clip bg-picture px-4 pt-5 pb-6 text-ink edged max-sm:-mx-4 sm:rounded-panel sm:px-6 md:grid-rows-[auto_1fr] md:gap-x-8 md:py-8 lg:gap-x-12 lg:px-10',
        image !== null && 'md:grid-cols-[minmax(0,1fr)_25rem] lg:grid-cols-2 lg:grid-rows-2 lg:*:first:self-end',
      )}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-3 text-small text-ink-3">
          <time dateTime={publishedAt.toISOString()} className="num">
            {formatDay(publishedAt, locale)}
          </time>
          {category !== null && <span className="font-semibold text-bronze">{category}</span>}
        </p>
        <h2 className="mt-1 text-h2 text-balance md:mt-2">
          <PageLink
            href={localizedPath(locale, path)}
            className="decoration-1 underline-offset-4 group-hover:text-primary group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </PageLink>
        </h2>
      </div>
      <Cover
        src={image}
        of={path}
        // The margin of a drawn cover, 7 % of its width, lies outside the text's edges.
        className="aspect-[16/9] h-auto w-full object-cover max-md:order-last max-md:-mx-[8.14%] max-md:mt-3 max-md:w-[116.28%] max-md:max-w-none md:col-start-2 md:row-span-2 lg:w-[107.53%] lg:max-w-none"
        priority={false}
        eager
      />
      {description !== null && <p className="mt-2 max-w-measure text-ink-2 md:mt-3 lg:text-lead">{description}</p>}
    </div>
  )
}
