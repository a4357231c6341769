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
  art: ReactNode
  /** Shows the art on the left on wide screens. */
  flipped?: boolean
  /** Shows the art below the text, as wide as the page. */
  wide?: boolean
  tone?: 'canvas' | 'surface' | 'hero'
  /** Links and downloads. */
  children: ReactNode
}

const tones = { canvas: '', surface: 'border-y border-hairline bg-surface', hero: 'bg-hero text-ink' }

/** One trading platform: description, audience and links. */
export function PlatformSection(props: PlatformSectionProps) {
  const { id, title, kicker, lead, points, art, flipped = false, wide = false, tone = 'canvas', children } = props
  const details = (
    <>
      <ul className={clsx('border-b border-hairline', !wide && 'mt-8')}>
        {points.map((point) => (
          <li key={point} className="flex gap-4 border-t border-hairline py-3">
            <span aria-hidden="true" className="mt-[0.7em] h-px w-5 shrink-0 bg-bronze-graphic" />
            {point}
          </li>
        ))}
      </ul>
      <div className="mt-8">{children}</div>
    </>
  )
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-scheme={tone === 'hero' ? 'dark' : undefined}
      className={clsx('relative scroll-mt-16 overflow-clip py-16 md:py-24', tones[tone])}
    >
      <Container className={clsx('grid gap-x-6 gap-y-12 lg:grid-cols-12', wide ? 'items-start' : 'items-center')}>
        <div className={clsx(wide ? 'lg:col-span-6' : 'lg:col-span-5', flipped && 'lg:order-2 lg:col-start-8')}>
          <p className="text-small font-semibold text-bronze">{kicker}</p>
          <h2 id={`${id}-title`} className="mt-3 text-h2">
            {title}
          </h2>
          <p className="mt-4 text-lead text-ink-2">{lead}</p>
          {!wide && details}
        </div>
        {wide && <div className="lg:col-span-6 lg:col-start-7">{details}</div>}
        <div
          className={clsx(
            'min-w-0',
            wide ? 'lg:col-span-12' : flipped ? 'lg:order-1 lg:col-span-6' : 'lg:col-span-6 lg:col-start-7',
          )}
        >
          {art}
        </div>
      </Container>
    </section>
  )
}
