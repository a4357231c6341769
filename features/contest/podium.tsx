import { clsx } from 'clsx'

import type { Standing } from './standings'

/** The first in the middle, as on a real one. */
const order = [1, 0, 2] as const

/** The first three of a ranking; heights are their results in one scale. Decorative: the table below says the same. */
export function Podium({ standings, className }: { standings: readonly Standing[]; className?: string }) {
  const best = standings[0]?.value ?? 0
  return (
    <div
      aria-hidden="true"
      className={clsx('flex items-end gap-2 border-b border-hairline-strong sm:gap-3', className)}
    >
      {order.map((place) => {
        const team = standings[place]
        if (team === undefined) return null
        const isFirst = place === 0
        return (
          <div key={place} className="min-w-0 flex-1 text-center">
            <p className="px-1 text-small leading-snug font-semibold text-balance">{team.name}</p>
            <p
              className={clsx(
                'num font-semibold whitespace-nowrap text-up',
                isFirst ? 'text-h3 sm:text-h2' : 'text-body sm:text-h3',
              )}
            >
              {team.result}
            </p>
            <div
              className={clsx(
                'mt-3 flex h-(--height) items-start justify-center rounded-t-card border border-b-0 pt-3',
                isFirst
                  ? 'border-bronze-graphic bg-bronze-button text-on-bronze'
                  : 'border-bronze-graphic bg-bronze-soft text-bronze',
              )}
              style={{ '--height': `${((team.value / best) * 10).toFixed(2)}rem` } as React.CSSProperties}
            >
              <span className="num text-h2">{place + 1}</span>
            </div>
          </div>
        )
      })}
    </div>
  )
}
