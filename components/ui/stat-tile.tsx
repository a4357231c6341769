import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type Direction = 'up' | 'down' | 'flat'

export interface StatTileProps {
  label: ReactNode
  /** The figure, formatted. */
  value: ReactNode
  unit?: ReactNode
  /** Change beside the figure: sign and number as text; direction gives arrow and colour. */
  delta?: { text: string; direction: Direction }
  /** The figure's source, or what it excludes. */
  note?: ReactNode
  size?: 'regular' | 'large'
}

/** A labelled figure, inside a `dl`. */
export function StatTile({ label, value, unit, delta, note, size = 'regular' }: StatTileProps) {
  return (
    <div className="flex flex-col border-t border-hairline-strong pt-4">
      <dt className="text-small text-ink-2">{label}</dt>
      <dd className="mt-1">
        <span
          className={clsx(
            'num font-semibold tracking-[-0.015em]',
            size === 'large' ? 'text-h1' : 'text-[1.625rem] leading-[1.3] lg:text-[1.75rem]',
          )}
        >
          {value}
        </span>
        {unit ? <span className="ms-1.5 text-body text-ink-2">{unit}</span> : null}
        {delta ? (
          <span className="mt-1 block">
            <Delta {...delta} />
          </span>
        ) : null}
        {note ? <span className="mt-2 block text-min text-ink-3">{note}</span> : null}
      </dd>
    </div>
  )
}

const arrows: Record<Direction, string> = {
  up: 'M6 2.5 10.5 9.5h-9z',
  down: 'M6 9.5 1.5 2.5h9z',
  flat: 'M1.5 5.3h9v1.4h-9z',
}
const colors: Record<Direction, string> = { up: 'text-up', down: 'text-down', flat: 'text-reference' }

/** A rise or a fall: arrow, sign and colour, so that colour is never the only signal. */
export function Delta({ text, direction }: { text: string; direction: Direction }) {
  return (
    <span className={clsx('inline-flex items-center gap-1.5 num text-small font-semibold', colors[direction])}>
      <svg viewBox="0 0 12 12" aria-hidden="true" className="size-2.5 fill-current">
        <path d={arrows[direction]} />
      </svg>
      {text}
    </span>
  )
}
