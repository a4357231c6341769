import { clsx } from 'clsx'
import { Fragment, type ReactNode } from 'react'

import { mapPercent, mapSize } from '@/components/art/vietnam-projection'

import type { City } from './cities'

interface MapPinsProps {
  cities: readonly City[]
  /** The link of a city, around its name and its marker. */
  renderLink: (city: City, className: string, children: ReactNode) => ReactNode
  isChosen?: (city: City) => boolean
}

/** Names and markers of the cities over the map, joined by lines, each city a link. The map is its container, in width and height. */
export function MapPins({ cities, renderLink, isChosen }: MapPinsProps) {
  const placed = cities.flatMap((city) => {
    if (city.location === null || city.label === null) return []
    const marker = mapPercent(city.location)
    const name = mapPercent(city.label)
    return {
      city,
      marker,
      name,
      isWest: city.label.side === 'west',
      isActive: isChosen?.(city) ?? false,
    }
  })
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full fill-none stroke-ink-3"
      >
        {placed.map(({ city, marker, name, isWest }) => (
          <path
            key={city.id}
            d={`M${marker.left} ${marker.top}L${round(name.left + (isWest ? 2.5 : -2.5))} ${name.top}H${name.left}`}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <ul>
        {placed.map(({ city, marker, name, isWest, isActive }) => (
          <li key={city.id} className="absolute" style={{ left: `${name.left}%`, top: `${name.top}%` }}>
            {renderLink(
              city,
              clsx(
                'group absolute -top-4.5 flex h-9 items-center text-(length:--pin,var(--text-min)) font-semibold whitespace-nowrap hover:text-primary hover:underline',
                isWest ? 'right-0 pr-1.5' : 'left-0 pl-1.5',
                isActive ? 'text-primary' : 'text-ink',
              ),
              <Fragment>
                <span
                  aria-hidden="true"
                  className="absolute"
                  style={{
                    [isWest ? 'right' : 'left']: acrossMap((marker.left - name.left) * (isWest ? -1 : 1)),
                    top: `calc(50% + ${acrossMap(((marker.top - name.top) * mapSize.height) / mapSize.width)})`,
                  }}
                >
                  <span
                    className={clsx(
                      'absolute size-2.5 -translate-1/2 rounded-full bg-bronze-graphic ring-2 transition-shadow forced-colors:border-8',
                      isActive ? 'z-1 ring-primary' : 'ring-(--ground,var(--canvas)) group-hover:ring-primary',
                    )}
                  />
                </span>
                {city.name}
              </Fragment>,
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

const round = (value: number) => Math.round(value * 100) / 100
const acrossMap = (percent: number) => `${round(percent)}cqw`
