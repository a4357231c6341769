'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import type { City } from './cities'
import { MapPins } from './map-pins'

interface BranchMapProps {
  cities: readonly City[]
  /** `city-…` or `branch-…`. */
  chosen: string | null
  /** Id of the city to which the visitor points in the list. */
  pointed: string | null
  onChoose: (id: string) => void
  /** The visitor points to the pin of a city, or no longer to any. */
  onPoint: (id: string | null) => void
  children: ReactNode
}

/** Markers with city names over the drawing of the country. */
export function BranchMap({ cities, chosen, pointed, onChoose, onPoint, children }: BranchMapProps) {
  const t = useTranslations('branches')
  const isChosen = (city: City) => city.id === chosen || city.branches.some(({ id }) => `branch-${id}` === chosen)
  return (
    // Room on the left for the longest name, which ends there; on phones the drawing is right of the middle, for its number.
    <nav
      aria-label={t('map')}
      className="mx-auto w-full max-w-72 pl-8 max-sm:translate-x-2.5 sm:max-w-90 sm:pl-4 lg:max-w-96 lg:[--pin:var(--text-small)]"
    >
      <div className="@container relative">
        {children}
        <MapPins
          cities={cities}
          isChosen={(city) => isChosen(city) || city.id === pointed}
          renderLink={(city, style, content) => (
            <a
              href={`#${city.id}`}
              aria-current={isChosen(city) ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault()
                onChoose(city.id)
              }}
              onPointerEnter={() => onPoint(city.id)}
              onPointerLeave={() => onPoint(null)}
              onFocus={() => onPoint(city.id)}
              onBlur={() => onPoint(null)}
              className={style}
            >
              {content}
              {city.branches.length > 1 && (
                <>
                  <span
                    aria-hidden="true"
                    className="ms-1.5 rounded-full bg-hero-line px-1.5 num text-min leading-snug"
                  >
                    {city.branches.length}
                  </span>
                  <span className="sr-only">, {t('onMap', { count: city.branches.length })}</span>
                </>
              )}
            </a>
          )}
        />
      </div>
    </nav>
  )
}
