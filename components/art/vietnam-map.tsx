import { archipelagos, vietnamOutline } from './vietnam-outline'

interface VietnamMapProps {
  places: readonly { id: number; name: string; lat: number; lng: number }[]
  /** Says what the picture shows. */
  label: string
  className?: string
}

const unit = 40
/** Equirectangular, true to scale at 16 degrees north, the middle of the country. */
const squeeze = Math.cos((16 * Math.PI) / 180)
const x = (lng: number) => (lng - 101.6) * unit * squeeze
const y = (lat: number) => (23.9 - lat) * unit

/** Vietnam with its two archipelagos, and a mark for each place. */
export function VietnamMap({ places, label, className }: VietnamMapProps) {
  const outline = vietnamOutline.map(([lng, lat]) => `${x(lng).toFixed(1)} ${y(lat).toFixed(1)}`).join('L')
  return (
    <svg viewBox={`0 0 ${x(115).toFixed(0)} ${y(8.2).toFixed(0)}`} role="img" aria-label={label} className={className}>
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
