import { band, digitRings, hub, litShare, restOpacity, rim, signature, star } from './digit-rings'

/** From a ring to the next, outwards, when the drum is struck. */
const strikeDelay = 70

const lit = `color-mix(in srgb, currentColor, white ${litShare * 100}%)`

interface DigitDrumProps {
  readonly number: string
  /** The contract of the account is signed: a signature in the middle. */
  readonly isSigned?: boolean
  /** The number is settled: all of its teeth shine. */
  readonly isLit?: boolean
  readonly className: string
}

/** A number as a bronze drum (digit-rings.ts), struck once when it comes. Decorative: the number is in words beside it. */
export function DigitDrum({ number, isSigned = false, isLit = isSigned, className }: DigitDrumProps) {
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true" fill="currentColor" className={className}>
      {digitRings(number).map(({ foot, filled, rest, isOpen }, index) => (
        <g
          key={foot}
          className="animate-strike [animation-fill-mode:backwards]"
          style={{ animationDelay: `${index * strikeDelay}ms` }}
        >
          <circle r={foot} fill="none" stroke="currentColor" opacity={restOpacity(isOpen)} />
          <path d={rest} opacity={isLit ? undefined : restOpacity(isOpen)} />
          <path d={filled} style={isLit ? { fill: lit } : undefined} />
        </g>
      ))}
      {isSigned ? (
        <>
          <path d={rim} fillRule="evenodd" />
          <circle r={hub} />
          <path
            d={signature}
            fill="none"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-hero"
          />
        </>
      ) : (
        <>
          <path d={band} fill="none" stroke="currentColor" strokeWidth="1.5" opacity="0.6" />
          <path d={star} />
        </>
      )}
    </svg>
  )
}
