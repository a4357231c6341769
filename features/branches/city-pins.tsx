import { clsx } from 'clsx'

import { VietnamMap } from '@/components/art/vietnam-map'
import { mapPercent } from '@/components/art/vietnam-projection'
import { Link } from '@/lib/platform/i18n/link'

import type { City } from './cities'

/** The country with its cities that have branches, each a link to them, with their number where it is not one. */
export function CityPins({ cities, className }: { cities: readonly City[]; className?: string }) {
  return (
    <div className={clsx('relative', className)}>
      <VietnamMap className="w-full" />
      <ul>
        {cities.map(({ id, name, branches, location, labelSide }) => {
          if (location === null) return null
          const { left, top } = mapPercent(location)
          return (
            <li key={id} className="absolute" style={{ left: `${left}%`, top: `${top}%` }}>
              <Link
                href={`/branches#${id}`}
                className={clsx(
                  'absolute -top-3 flex h-6 items-center gap-1.5 text-(length:--pin,var(--text-min)) font-semibold whitespace-nowrap text-ink-2 halo hover:text-primary hover:underline',
                  labelSide === 'left' ? '-right-1.5 flex-row-reverse' : '-left-1.5',
                )}
              >
                <span className="size-3 shrink-0 rounded-full border-2 border-(--ground,var(--canvas)) bg-bronze-graphic" />
                {branches.length > 1 ? `${name} (${branches.length})` : name}
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
