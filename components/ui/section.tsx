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

const spaces = { regular: 'py-16 md:py-24', tight: 'py-6 md:py-11', band: 'py-5 md:py-10' } as const

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
  const titleId = id && title ? `${id}-title` : undefined
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      data-scheme={tone === 'hero' ? 'dark' : undefined}
      className={clsx(spaces[space], tones[tone], className)}
    >
      <Container>
        {title ? (
          <div
            className={clsx(
              'flex flex-wrap items-end justify-between gap-x-8 gap-y-2 lg:flex-nowrap',
              space === 'regular' ? 'mb-8 md:mb-12' : 'mb-4 md:mb-6',
            )}
          >
            <div className="max-w-[56rem]">
              {kicker ? <p className="mb-3 text-small font-semibold text-bronze">{kicker}</p> : null}
              <h2 id={titleId} className="text-h2">
                {title}
              </h2>
              {lead ? <p className="mt-4 max-w-measure text-lead text-balance text-ink-2">{lead}</p> : null}
            </div>
            {action}
          </div>
        ) : null}
        {children}
      </Container>
    </section>
  )
}
