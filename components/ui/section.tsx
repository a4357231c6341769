import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { Container } from './container'

type Tone = 'canvas' | 'surface' | 'surface-2' | 'hero'

const tones: Record<Tone, string> = {
  canvas: '',
  surface: 'border-y border-hairline bg-surface',
  'surface-2': 'bg-surface-2',
  hero: 'bg-hero text-ink',
}

const spaces = {
  regular: 'py-16 md:py-24',
  tight: 'py-6 md:py-11',
  band: 'py-8 md:py-14 lg:[&:lang(vi)]:py-18',
} as const

export interface SectionProps {
  id?: string
  /** `hero` is dark in both themes. */
  tone?: Tone
  /** Small line above the title. */
  kicker?: ReactNode
  title?: ReactNode
  lead?: ReactNode
  /** A link or button at the end of the heading row. */
  action?: ReactNode
  /** Room above and below the content. */
  space?: 'regular' | 'tight' | 'band'
  className?: string
  children?: ReactNode
}

/** A band of a page: heading row with a hairline, then content. Labelled by its title when it has an id. */
export function Section(props: SectionProps) {
  const { id, tone = 'canvas', kicker, title, lead, action, space = 'regular', className, children } = props
  const isBand = space === 'band'
  const titleId = id && title ? `${id}-title` : undefined
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      data-scheme={tone === 'hero' ? 'dark' : undefined}
      className={clsx(spaces[space], tones[tone], className)}
    >
      {/* The action in the row of the title; on phones, in bands of the home page, below what it goes on from. */}
      <Container
        className={isBand ? 'grid grid-cols-[minmax(0,1fr)] gap-x-8 md:grid-cols-[minmax(0,1fr)_auto]' : undefined}
      >
        {title ? (
          <div
            className={clsx(
              !isBand && 'flex flex-wrap items-end justify-between gap-x-8 gap-y-2 lg:flex-nowrap',
              space === 'regular' ? 'mb-8 md:mb-12' : 'mb-4 md:mb-6',
            )}
          >
            <div className="max-w-[56rem]">
              {kicker ? <p className="mb-3 text-small font-semibold text-bronze">{kicker}</p> : null}
              <h2 id={titleId} className="text-h2">
                {title}
              </h2>
              {lead ? (
                <p className={clsx('max-w-measure text-balance text-ink-2', isBand ? 'mt-1' : 'mt-4 text-lead')}>
                  {lead}
                </p>
              ) : null}
            </div>
            {!isBand && action}
          </div>
        ) : null}
        {isBand ? <div className="col-span-full min-w-0">{children}</div> : children}
        {isBand && action ? <p className="max-md:mt-2 max-md:-mb-3 md:col-start-2 md:row-start-1">{action}</p> : null}
      </Container>
    </section>
  )
}
