import shapes from './vietnam-outline.json'
import { mapSize, mapX as x, mapY as y } from './vietnam-projection'

/** A point of vietnam-outline.json: `[longitude, latitude]`, degrees in WGS 84. */
const position = ([lng = 0, lat = 0]: readonly number[]) => ({ x: x(lng), y: y(lat) })

interface VietnamMapProps {
  places?: readonly { id: number; name: string; lat: number; lng: number }[]
  /** Text alternative; without it the picture is decorative. */
  label?: string
  className?: string
}

/**
 * Vietnam with its two archipelagos, which every map of the country shows, and a mark for each location. The outline is
 * simplified by hand to about ninety points, accurate to a few tens of kilometres: not a map for measuring.
 */
export function VietnamMap({ places = [], label, className }: VietnamMapProps) {
  const points = shapes.outline.map(position)
  const outline = points.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('L')
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} {...meaning} className={className}>
      <path d={`M${outline}Z`} strokeWidth="2" strokeLinejoin="round" className="fill-primary-soft stroke-primary/40" />
      {shapes.archipelagos.map(position).map((island) => (
        <circle key={`${island.x}-${island.y}`} cx={island.x} cy={island.y} r="3" className="fill-primary/50" />
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
