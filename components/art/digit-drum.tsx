import { band, digitRings, hub, restOpacity, signature, star } from './digit-rings'

/** From a ring to the next, outwards, when the drum is struck. */
const strikeDelay = 70

interface DigitDrumProps {
  readonly number: string
  /** The contract of the account is signed: a signature in the middle. */
  readonly isSigned?: boolean
  readonly className: string
}

/** A number as a bronze drum (digit-rings.ts), struck once when it comes. Decorative: the number is in words beside it. */
export function DigitDrum({ number, isSigned = false, className }: DigitDrumProps) {
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true" fill="currentColor" className={className}>
      {digitRings(number).map(({ foot, filled, rest, isOpen }, index) => (
        <g
          key={foot}
          className="animate-strike [animation-fill-mode:backwards]"
          style={{ animationDelay: `${index * strikeDelay}ms` }}
        >
          <circle r={foot} fill="none" stroke="currentColor" opacity={restOpacity(isOpen)} />
          <path d={rest} opacity={restOpacity(isOpen)} />
          <path d={filled} />
        </g>
      ))}
      {/* It is lit once the number is signed for, whatever its digits. */}
      <path
        d={band}
        fill="none"
        stroke="currentColor"
        strokeWidth={isSigned ? '2' : '1.5'}
        opacity={isSigned ? undefined : '0.6'}
      />
      {isSigned ? (
        <>
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
        <path d={star} />
      )}
    </svg>
  )
}
