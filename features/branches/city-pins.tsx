import { clsx } from 'clsx'

import { VietnamMap } from '@/components/art/vietnam-map'
import { mapPercent } from '@/components/art/vietnam-projection'
import { Link } from '@/lib/platform/i18n/link'

import type { City } from './cities'

/** The country with its cities that have branches, each a link to them. */
export function CityPins({ cities, className }: { cities: readonly City[]; className?: string }) {
  return (
    <div className={clsx('relative mx-auto mb-4 max-w-80', className)}>
      <VietnamMap className="w-full" />
      <ul>
        {cities.map(({ id, name, location, labelSide }) => {
          if (location === null) return null
          const { left, top } = mapPercent(location)
          return (
            <li key={id} className="absolute" style={{ left: `${left}%`, top: `${top}%` }}>
              <Link
                href={`/branches#${id}`}
                className={clsx(
                  'absolute -top-3 flex h-6 items-center gap-1.5 text-min font-semibold whitespace-nowrap text-ink-2 [text-shadow:0_0_3px_var(--canvas),0_0_3px_var(--canvas)] hover:text-primary hover:underline',
                  labelSide === 'left' ? '-right-1.5 flex-row-reverse' : '-left-1.5',
                )}
              >
                <span className="size-3 shrink-0 rounded-full border-2 border-canvas bg-bronze-graphic" />
                {name}
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
