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
          const isOnLand = labelSide === 'above' || labelSide === 'inland'
          return (
            <li key={id} className="absolute" style={{ left: `${left}%`, top: `${top}%` }}>
              <Link
                href={`/branches#${id}`}
                className={clsx(
                  'absolute flex text-(length:--pin,var(--text-min)) font-semibold whitespace-nowrap text-ink halo hover:text-primary hover:underline',
                  isOnLand
                    ? '-bottom-1.5 flex-col-reverse items-end leading-normal'
                    : '-top-3 h-6 items-center gap-1.5',
                  labelSide === 'above' && '-right-3 *:first:mr-1.5',
                  labelSide === 'inland' && '-right-9 *:first:mr-7.5',
                  labelSide === 'left' && '-right-1.5 flex-row-reverse',
                  labelSide === 'right' && '-left-1.5',
                )}
              >
                <span className="size-3 shrink-0 rounded-full border-2 border-(--ground,var(--canvas)) bg-bronze-graphic" />
                {/* A short line keeps the label clear of the coast; on a small map what is to the right stays short. */}
                {!isOnLand && (
                  <span
                    className={clsx(
                      'w-6 border-t border-ink-3',
                      labelSide === 'left' ? '-mr-1.5' : '-ml-1.5 hidden @lg:block',
                    )}
                  />
                )}
                {/* No border runs through a label on land. */}
                <span className={clsx(isOnLand && 'mb-0.5 rounded-full border border-hairline-strong bg-surface px-2')}>
                  {name}
                  {branches.length > 1 && ` (${branches.length})`}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
