import { beadRadius, digitRings, hub, signature } from './digit-rings'

/** From a ring to the next, outwards, when the drum is struck. */
const strikeDelay = 70

/** Radius of the disc in the middle of a number that is still to be signed for. */
const openHub = 10

interface DigitDrumProps {
  readonly number: string
  /** The contract of the account is signed: a signature in the middle. */
  readonly isSigned?: boolean
  readonly className: string
}

/** A number as a bronze drum (digit-rings.ts), struck once when it comes. Decorative: the number is in words beside it. */
export function DigitDrum({ number, isSigned = false, className }: DigitDrumProps) {
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
      <circle r={isSigned ? hub : openHub} />
      {isSigned && (
        <path
          d={signature}
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-hero"
        />
      )}
    </svg>
  )
}
