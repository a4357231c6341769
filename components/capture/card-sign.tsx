import { clsx } from 'clsx'

interface CardSignProps {
  /** The side that is wanted. */
  readonly side: 'front' | 'back'
  readonly className: string
}

/** Lines stay as thin as on a card, however large it is drawn. */
const face =
  'col-start-1 row-start-1 size-full backface-hidden *:[vector-effect:non-scaling-stroke] [&_g>*]:[vector-effect:non-scaling-stroke]'

/** Three squares of a QR code, and its dots. */
const code = 'M65.8 9.8h3v3h-3zM71.2 9.8h3v3h-3zM65.8 15.2h3v3h-3zM71.2 15.2h1.5v1.5h-1.5zM72.7 16.7h1.5v1.5h-1.5z'

/** The machine readable zone: letters, then filler characters, aligned in columns. */
const zone = [31, 38, 45]
  .map((y) => `M9 ${y}h37${[57, 67, 77].map((x) => `M${x} ${y - 2.2}l-3 2.2 3 2.2`).join('')}`)
  .join('')

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
          <rect x="9" y="19" width="21" height="26" rx="2.5" />
          <g className="stroke-bronze-graphic">
            <circle cx="19.5" cy="28.5" r="4.5" />
            <path d="M12 44.5c0-11 15-11 15 0" />
          </g>
          <rect x="63" y="7" width="14" height="14" rx="1.5" />
          <path d={code} stroke="none" className="fill-bronze-graphic" />
          <path d="M9 11h34M38 27h39M38 36h30M38 45h39" />
        </svg>
        <svg {...drawing} className={clsx(face, 'rotate-y-180')}>
          <rect x="1" y="1" width="84" height="52" rx="5" className="fill-surface" />
          <rect x="9" y="8" width="17" height="14" rx="2.5" />
          {/* Contacts of the chip; a fingerprint. */}
          <path d="M14.5 12h6v6h-6zM9 15h5.5M20.5 15H26M17.5 8v4M17.5 18v4" />
          <path d="M60.5 19v-3.5a7.5 7.5 0 0 1 15 0V19M64.25 21.5v-6a3.75 3.75 0 0 1 7.5 0v6M68 15.5V23" />
          <path d={zone} className="stroke-bronze-graphic" />
        </svg>
      </span>
    </span>
  )
}
