import { archipelagos, vietnamOutline } from './vietnam-outline'
import { mapSize, mapX as x, mapY as y } from './vietnam-projection'

interface VietnamMapProps {
  places?: readonly { id: number; name: string; lat: number; lng: number }[]
  /** Text alternative; without it the picture is decorative. */
  label?: string
  className?: string
}

/** Vietnam with its two archipelagos, and a mark for each location. */
export function VietnamMap({ places = [], label, className }: VietnamMapProps) {
  const outline = vietnamOutline.map(([lng, lat]) => `${x(lng).toFixed(1)} ${y(lat).toFixed(1)}`).join('L')
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} {...meaning} className={className}>
      <path d={`M${outline}Z`} strokeWidth="2" strokeLinejoin="round" className="fill-primary-soft stroke-primary/40" />
      {archipelagos.map(([lng, lat]) => (
        <circle key={`${lng}-${lat}`} cx={x(lng)} cy={y(lat)} r="3" className="fill-primary/50" />
      ))}
      {places.map((place) => (
        <g key={place.id}>
          <circle cx={x(place.lng)} cy={y(place.lat)} r="13" className="fill-bronze-graphic/25" />
          <circle cx={x(place.lng)} cy={y(place.lat)} r="5.500" className="fill-bronze-graphic" />
        </g>
      ))}
    </svg>
  )
}
