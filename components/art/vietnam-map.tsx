import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

import { Drawing } from './drawing'
import outline from './drawings/vietnam.svg'
import { mapPercent, mapSize, mapX as x, mapY as y } from './vietnam-projection'

interface VietnamMapProps {
  places?: readonly { id: number; name: string; lat: number; lng: number }[]
  /** Text alternative; without it the picture is decorative. */
  label?: string
  className?: string
}

/** Where the names of the archipelagos are written: below their islands, clear of cities on the coast and of their names. */
const archipelagos = [
  { name: 'hoangSa', lat: 15.2, lng: 112.4, endsAtEdge: false },
  // Up to the edge, because wider letters would leave the page on phones.
  { name: 'truongSa', lat: 7.75, lng: 113.45, endsAtEdge: true },
] as const

/**
 * Vietnam with its islands and its two archipelagos, named as on every map of the country, and a mark for each location.
 * The outline is that of Natural Earth at 1:10,000,000 (public domain, naturalearthdata.com), simplified to 0.025 degrees.
 */
export function VietnamMap({ places = [], label, className }: VietnamMapProps) {
  const t = useTranslations('branches')
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <div className={className}>
      <div className="relative">
        <Drawing
          file={outline}
          className="absolute inset-0 size-full fill-(--land,color-mix(in_srgb,var(--primary)_12%,var(--primary-soft))) stroke-primary/70 night:fill-hairline-strong night:[--isle:var(--ink-2)]"
        />
        <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} {...meaning} className="relative h-auto w-full">
          {places.map((place) => (
            <g key={place.id}>
              <circle
                cx={Math.round(x(place.lng))}
                cy={Math.round(y(place.lat))}
                r="13"
                className="fill-bronze-graphic/25"
              />
              <circle
                cx={Math.round(x(place.lng))}
                cy={Math.round(y(place.lat))}
                r="5.5"
                className="fill-bronze-graphic"
              />
            </g>
          ))}
        </svg>
        {archipelagos.map(({ name, endsAtEdge, ...place }) => {
          const { left, top } = mapPercent(place)
          return (
            <span
              key={name}
              aria-hidden="true"
              className={clsx(
                'absolute -translate-y-1/2 text-min whitespace-nowrap text-ink-3 halo night:text-ink-2',
                endsAtEdge ? 'right-0' : '-translate-x-1/2',
              )}
              style={endsAtEdge ? { top: `${top}%` } : { left: `${left}%`, top: `${top}%` }}
            >
              {t(name)}
            </span>
          )
        })}
      </div>
    </div>
  )
}
