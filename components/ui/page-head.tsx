import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { keepPairs } from '@/lib/platform/text/keep-pairs'

import { Breadcrumb, type Crumb } from './breadcrumb'

export interface PageHeadProps {
  breadcrumb: { label: string; crumbs: readonly Crumb[] }
  kicker?: ReactNode
  title: ReactNode
  lead?: ReactNode
  /** `hero` is a dark band in both themes. */
  tone?: 'canvas' | 'hero'
  /** Artwork behind or beside the text; it positions itself. */
  art?: ReactNode
  /** Beside title and lead on wide screens, below them on others. */
  aside?: ReactNode
  /** Below the lead, in its column, on wide screens that have something beside it. */
  below?: ReactNode
  className?: string
  /** Below the lead: buttons, a search field. */
  children?: ReactNode
}

const besides = 'grid gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start'

/** The head of a page: breadcrumb, title and lead. */
export function PageHead({
  breadcrumb,
  kicker,
  title,
  lead,
  tone = 'canvas',
  art,
  aside,
  below,
  className,
  children,
}: PageHeadProps) {
  const hero = tone === 'hero'
  return (
    <header
      data-scheme={hero ? 'dark' : undefined}
      className={clsx('relative overflow-clip', hero && 'text-ink opening-band', className)}
    >
      {art}
      <div className={clsx('relative container-page pt-3 md:pt-6', hero ? 'pb-10 md:pb-12' : 'pb-10 md:pb-14')}>
        <Breadcrumb {...breadcrumb} />
        <div className={clsx(hero ? 'mt-6 md:mt-10' : 'mt-3 md:mt-6', aside && besides)}>
          <div className="max-w-[46rem]">
            {kicker ? <p className="mb-4 text-small font-semibold text-bronze">{kicker}</p> : null}
            <h1 className={clsx(hero && 'text-on-hero', hero && !aside ? 'text-display' : 'text-h1')}>{title}</h1>
            {lead ? (
              <p className="mt-5 max-w-measure text-lead text-balance text-ink-2">
                {typeof lead === 'string' ? keepPairs(lead) : lead}
              </p>
            ) : null}
            {below}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </header>
  )
}
