'use client'

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { mapPercent } from '@/components/art/vietnam-projection'

import type { City } from './cities'

interface BranchMapProps {
  cities: readonly City[]
  /** `city-…` or `branch-…`. */
  chosen: string | null
  onChoose: (id: string) => void
  children: ReactNode
}

/** Markers with city names over the drawing of the country. */
export function BranchMap({ cities, chosen, onChoose, children }: BranchMapProps) {
  const t = useTranslations('branches')
  const isChosen = (city: City) => city.id === chosen || city.branches.some(({ id }) => `branch-${id}` === chosen)
  return (
    <nav aria-label={t('map')} className="relative mx-auto mb-2 w-full max-w-60 sm:max-w-84">
      {children}
      <ul>
        {cities.map((city) => {
          if (city.location === null) return null
          const { left, top } = mapPercent(city.location)
          const active = isChosen(city)
          return (
            <li key={city.id} className="absolute" style={{ left: `${left}%`, top: `${top}%` }}>
              <a
                href={`#${city.id}`}
                aria-current={active ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  onChoose(city.id)
                }}
                className={clsx(
                  'group absolute flex rounded-full text-min font-semibold whitespace-nowrap halo',
                  city.labelSide === 'inland'
                    ? '-right-9 -bottom-2.5 flex-col-reverse items-end *:first:mr-6.5'
                    : '-top-[22px] h-11 items-center gap-2',
                  // Extend the target from the marker over the name only, so that neighbouring targets do not overlap. They leave no room above.
                  (city.labelSide === 'left' || city.labelSide === 'above') && '-right-2.5 flex-row-reverse pl-1',
                  city.labelSide === 'right' && '-left-2.5 pr-1',
                )}
              >
                <span aria-hidden="true" className="relative flex size-5 shrink-0 items-center justify-center">
                  <span
                    className={clsx(
                      'absolute rounded-full border transition-all duration-200',
                      active
                        ? '-inset-2.5 border-bronze-graphic bg-bronze-graphic/20'
                        : 'inset-1 border-transparent bg-bronze-graphic/25 group-hover:-inset-1',
                    )}
                  />
                  <span
                    className={clsx('size-2 rounded-full bg-bronze-graphic', active && 'ring-2 ring-bronze-graphic')}
                  />
                </span>
                <span
                  className={clsx(
                    'group-hover:text-primary group-hover:underline',
                    active ? 'text-ink' : 'text-ink-2',
                    active &&
                      (city.labelSide === 'left' || city.labelSide === 'above'
                        ? 'mr-1.5'
                        : city.labelSide === 'right' && 'ml-1.5'),
                  )}
                >
                  {city.name}
                  {city.branches.length > 1 && (
                    <span className="num text-bronze">
                      <span aria-hidden="true"> ({city.branches.length})</span>
                      <span className="sr-only">, {t('onMap', { count: city.branches.length })}</span>
                    </span>
                  )}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
