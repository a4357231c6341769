import { digitRings, noughtBead, rayFill, raysOfRing, ringThickness } from './digit-rings'

const ray = `${rayFill} ${1 - rayFill} `

/** From a ring to the next, outwards, when the drum is struck. */
const strikeDelay = 70

/** A number as a bronze drum (digit-rings.ts), struck once when it comes. Decorative: the number is in words beside it. */
export function DigitDrum({ number, className }: { readonly number: string; readonly className: string }) {
  const thickness = ringThickness(number)
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true" fill="none" stroke="currentColor" className={className}>
      {digitRings(number).map(({ radius, lit, isNought }, index) => {
        return (
          <g
            key={radius}
            className="animate-strike [animation-fill-mode:backwards]"
            style={{ animationDelay: `${index * strikeDelay}ms` }}
          >
            <circle r={radius} strokeWidth="2" opacity={0.6} />
            {isNought && <circle cy={-radius} r={thickness * noughtBead} fill="currentColor" stroke="none" />}
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
