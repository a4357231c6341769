import { mapX as x, mapY as y } from '@/components/art/vietnam-projection'

import shapes from './vietnam-outline.json'

/**
 * Vietnam with its islands and the islets of its two archipelagos. The outline is that of Natural Earth at 1:10,000,000
 * (public domain, naturalearthdata.com), simplified to 0.025 degrees.
 */
export function VietnamOutline() {
  return (
    <g strokeLinejoin="round">
      {/* The path is in half units, so that whole numbers are precise enough. */}
      <path d={shapes.outline} transform="scale(.5)" strokeWidth="2.5" />
      {shapes.archipelagos.map(([lng = 0, lat = 0]) => (
        <circle
          key={`${lng} ${lat}`}
          cx={Math.round(x(lng))}
          cy={Math.round(y(lat))}
          r="3"
          fill="var(--isle, inherit)"
        />
      ))}
    </g>
  )
}
