import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { Container } from '@/components/ui/container'

interface PlatformSectionProps {
  /** Fragment for menus (docs/specification.md#information-pages): web-trading, home-trading, mobile-trading. */
  id: string
  title: string
  /** Target audience in a few words. */
  kicker: string
  lead: string
  points: readonly string[]
  /** Beside the text on wide screens; without a picture, the links take its place and the points form a row below. */
  art?: ReactNode
  /** Shows the art on the left on wide screens. */
  flipped?: boolean
  tone?: 'canvas' | 'surface' | 'hero'
  /** Links and downloads. */
  children: ReactNode
}

const tones = { canvas: '', surface: 'border-y border-hairline bg-surface', hero: 'bg-hero text-ink' }

/** One trading platform: description, audience and links. */
export function PlatformSection(props: PlatformSectionProps) {
  const { id, title, kicker, lead, points, art = null, flipped = false, tone = 'canvas', children } = props
  const wide = art === null
  const list = (
    <ul className={wide ? 'grid gap-x-6 lg:order-3 lg:col-span-12 lg:grid-cols-3' : 'border-b border-hairline lg:mt-8'}>
      {points.map((point) => (
        <li key={point} className={clsx('flex gap-4 border-t border-hairline py-3', wide && 'max-lg:last:border-b')}>
          <span aria-hidden="true" className="mt-[0.7em] h-px w-5 shrink-0 bg-bronze-graphic" />
          {point}
        </li>
      ))}
    </ul>
  )
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-scheme={tone === 'hero' ? 'dark' : undefined}
      className={clsx('relative scroll-mt-16 overflow-clip py-12 md:py-20', tones[tone])}
    >
      <Container
        className={clsx(
          'grid gap-x-6 lg:grid-cols-12',
          wide ? 'items-end gap-y-8 lg:gap-y-10' : 'gap-y-8 lg:grid-rows-[1fr_auto_auto_1fr] lg:gap-y-0',
        )}
      >
        <div className={clsx(wide ? 'lg:col-span-6' : 'lg:col-span-5 lg:row-start-2', flipped && 'lg:col-start-8')}>
          <p className="text-small font-semibold text-bronze">{kicker}</p>
          <h2 id={`${id}-title`} className="mt-3 text-h2">
            {title}
          </h2>
          <p className="mt-4 text-lead text-ink-2">{lead}</p>
        </div>
        {wide ? (
          <>
            {list}
            <div className="lg:order-2 lg:col-span-5 lg:col-start-8">{children}</div>
          </>
        ) : (
          <>
            {/* On phones between what is said and what follows from it. */}
            <div
              className={clsx(
                'min-w-0 lg:col-span-6 lg:row-span-4 lg:row-start-1 lg:self-center',
                flipped ? 'lg:col-start-1' : 'lg:col-start-7',
              )}
            >
              {art}
            </div>
            <div className={clsx('lg:col-span-5 lg:row-start-3', flipped && 'lg:col-start-8')}>
              {list}
              <div className="mt-8">{children}</div>
            </div>
          </>
        )}
      </Container>
    </section>
  )
}
