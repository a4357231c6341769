import { clsx } from 'clsx'

import type { Standing } from './standings'

/** The first in the middle, as on a real one. */
const order = ['order-2', 'order-1', 'order-3'] as const

interface PodiumProps {
  /** The first three teams. */
  winners: readonly Standing[]
  /** Half as high again on wide screens, where it is the picture of a page. */
  isHigh?: boolean
}

/** The first three of a ranking; heights are their results in one scale. Decorative: the page has the whole ranking too. */
export function Podium({ winners, isHigh = false }: PodiumProps) {
  const best = winners[0]?.value ?? 0
  return (
    <ol aria-hidden="true" className="flex items-end gap-2 border-b border-hairline-strong sm:gap-3">
      {winners.map(({ name, school, result, value }, place) => {
        const isFirst = place === 0
        return (
          <li key={name} className={clsx('min-w-0 flex-1 text-center', order[place])}>
            <p className="text-small leading-snug font-semibold text-balance">{name}</p>
            {school !== null && <p className="text-min leading-snug text-balance text-ink-3">{school}</p>}
            <p
              className={clsx(
                'mt-1 num font-semibold whitespace-nowrap text-up',
                isFirst ? 'text-h3' : 'text-body sm:text-lead',
              )}
            >
              {result}
            </p>
            <div
              aria-hidden="true"
              className={clsx(
                'mt-2 flex items-center justify-center rounded-t-card border border-b-0 border-bronze-graphic',
                isHigh ? 'h-(--height) lg:h-[calc(var(--height)*1.5)]' : 'h-(--height)',
                isFirst ? 'bg-bronze-button text-on-bronze' : 'bg-bronze-soft text-bronze',
              )}
              style={{ '--height': `${((value / best) * 9).toFixed(2)}rem` } as React.CSSProperties}
            >
              <span className="num text-h2">{place + 1}</span>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
