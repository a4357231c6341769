import { digitRings, rayFill, raysOfRing, ringThickness } from './digit-rings'

const ray = `${rayFill} ${1 - rayFill} `

/** A number as a bronze drum (digit-rings.ts). Decorative: the number is in words beside it. */
export function DigitDrum({ number, className }: { readonly number: string; readonly className: string }) {
  const thickness = ringThickness(number)
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true" fill="none" stroke="currentColor" className={className}>
      {digitRings(number).map(({ radius, lit }) => {
        return (
          <g key={radius}>
            <circle r={radius} strokeWidth="2" opacity={0.6} />
            {lit > 0 && (
              <circle
                r={radius}
                strokeWidth={thickness}
                pathLength={raysOfRing}
                strokeDasharray={`${ray.repeat(lit)}0 ${raysOfRing}`}
                transform="rotate(-90)"
              />
            )}
          </g>
        )
      })}
      <circle r="10" fill="currentColor" stroke="none" />
    </svg>
  )
}
