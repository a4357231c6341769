import { clsx } from 'clsx'

interface CardSignProps {
  /** The side that is wanted. */
  readonly side: 'front' | 'back'
  readonly className: string
}

/** Lines stay as thin as on a card, however large it is drawn. */
const face =
  'col-start-1 row-start-1 size-full backface-hidden *:[vector-effect:non-scaling-stroke] [&_g>*]:[vector-effect:non-scaling-stroke]'

/** The rings of a drum, printed faintly behind the lines of a card. */
const rings = [6, 11, 16, 21]

/** A line of the machine readable zone: letters up to `end`, then filler characters. */
function line(y: number, end: number): string {
  const fillers = [49, 57, 65, 73].filter((x) => x > end + 3).map((x) => `M${x} ${y - 2}l-2 2 2 2`)
  return `M9 ${y}H${end}${fillers.join('')}`
}

/**
 * An ID card that turns to the side wanted: the one with the portrait, or the one with three lines of <<<. Decorative: the
 * instruction beside it says the same.
 */
export function CardSign({ side, className }: CardSignProps) {
  const drawing = {
    viewBox: '0 0 86 54',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const
  return (
    <span aria-hidden="true" className={clsx('block perspective-midrange', className)}>
      <span
        data-side={side}
        className="ease-in-out grid transition-transform duration-600 transform-3d data-[side=back]:rotate-y-180 motion-reduce:transition-none"
      >
        <svg {...drawing} className={face}>
          <rect x="1" y="1" width="84" height="52" rx="5" className="fill-surface" />
          <g className="stroke-bronze-graphic" opacity="0.3">
            {rings.map((radius) => (
              <circle key={radius} cx="60" cy="28" r={radius} />
            ))}
          </g>
          <rect x="9" y="17" width="22" height="28" rx="2" />
          <g className="stroke-bronze-graphic">
            <circle cx="20" cy="27" r="5" />
            <path d="M12 45c0-11 16-11 16 0" />
          </g>
          <path d="M40 9h30M40 21h36M40 29h28M40 37h36M40 45h20" />
        </svg>
        <svg {...drawing} className={clsx(face, 'rotate-y-180')}>
          <rect x="1" y="1" width="84" height="52" rx="5" className="fill-surface" />
          <rect x="9" y="8" width="15" height="12" rx="2" />
          <path d="M9 14h15M16.5 8v12M62 9c8 0 10 14 0 14s-8-14 0-14z" />
          <path d="M62 13v5" />
          <g className="stroke-bronze-graphic">
            <path d={line(31, 43)} />
            <path d={line(38.5, 35)} />
            <path d={line(46, 51)} />
          </g>
        </svg>
      </span>
    </span>
  )
}
