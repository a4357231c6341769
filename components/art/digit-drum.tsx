import { beadRadius, digitRings, hub, tick } from './digit-rings'

/** From a ring to the next, outwards, when the drum is struck. */
const strikeDelay = 70

interface DigitDrumProps {
  readonly number: string
  /** The number is given: a tick in the middle. */
  readonly isDone?: boolean
  readonly className: string
}

/** A number as a bronze drum (digit-rings.ts), struck once when it comes. Decorative: the number is in words beside it. */
export function DigitDrum({ number, isDone = false, className }: DigitDrumProps) {
  const bead = beadRadius(number)
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true" fill="currentColor" className={className}>
      {digitRings(number).map(({ radius, beads, isOpen }, index) => (
        <g
          key={radius}
          className="animate-strike [animation-fill-mode:backwards]"
          style={{ animationDelay: `${index * strikeDelay}ms` }}
        >
          <circle r={radius} fill="none" stroke="currentColor" strokeWidth="1.5" opacity={isOpen ? 0.35 : 0.75} />
          {beads.map((angle) => (
            <circle key={angle} cx={radius * Math.cos(angle)} cy={radius * Math.sin(angle)} r={bead} />
          ))}
        </g>
      ))}
      <circle r={isDone ? hub : hub / 2} />
      {isDone && (
        <polyline
          points={tick.join(' ')}
          fill="none"
          strokeWidth="4.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-hero"
        />
      )}
    </svg>
  )
}
