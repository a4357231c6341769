import { clsx } from 'clsx'

import { Drawing } from '@/components/art/drawing'
import drumMascham8 from '@/components/art/drawings/drum-mascham-8.svg'
import type { ReactNode } from 'react'

interface ContestHeroProps {
  /** Above the title: where the page is, or what the contest is. */
  above: ReactNode
  title: string
  lead?: string | null
  /** HTML of the CMS, sanitised; with it, the band is higher. */
  leadHtml?: string
  /** Beside the text on wide screens, below it on others, instead of the sun. */
  aside?: ReactNode
  /** The aside is two parts, which place themselves on wide screens: beside the text, and below it. */
  isAsideSplit?: boolean
  children?: ReactNode
}

/** Header band of a contest page: a sun of drum rings on the dark background of the site's hero. */
export function ContestHero({ above, title, lead, leadHtml, aside, isAsideSplit = false, children }: ContestHeroProps) {
  const isHigh = leadHtml !== undefined
  return (
    <section data-scheme="dark" className="relative overflow-clip text-white opening-band">
      {!aside && (
        <Drawing
          file={drumMascham8}
          className="absolute -top-24 -right-24 size-72 text-hero-bronze opacity-15 max-md:hidden lg:-top-32 lg:-right-28 lg:size-140 lg:opacity-25"
        />
      )}
      <div
        className={clsx(
          'relative container-page',
          isHigh ? 'py-6 md:py-14' : 'pt-6 pb-12 md:pt-10 md:pb-16',
          aside && 'grid gap-x-6 gap-y-10 lg:grid-cols-12',
          isAsideSplit && 'lg:grid-rows-[1fr_auto] lg:gap-y-8',
          aside && isHigh && !isAsideSplit && 'lg:items-end',
        )}
      >
        <div className={aside ? clsx('min-w-0 lg:col-span-7', !isHigh && 'flex flex-col') : undefined}>
          {above}
          <h1
            className={
              isHigh
                ? 'mt-3 max-w-[16ch] text-display'
                : clsx('mt-4 max-w-[24ch] md:mt-6', aside ? 'text-display lg:mt-auto' : 'text-h1')
            }
          >
            {title}
          </h1>
          {lead && <p className="mt-5 max-w-[30rem] text-lead text-pretty text-on-hero-2">{lead}</p>}
          {leadHtml === undefined ? null : (
            <div
              className="mt-5 max-w-[36rem] space-y-3 text-on-hero-2 md:text-lead"
              // oxlint-disable-next-line react/no-danger -- sanitised by toArticleHtml
              dangerouslySetInnerHTML={{ __html: leadHtml }}
            />
          )}
          {children}
        </div>
        {aside && (
          <div className={clsx('min-w-0', isAsideSplit ? 'lg:contents' : 'lg:col-span-5 lg:ps-6')}>{aside}</div>
        )}
      </div>
    </section>
  )
}
