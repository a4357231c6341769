import { clsx } from 'clsx'

interface CardSignProps {
  /** The side that is wanted. */
  readonly side: 'front' | 'back'
  readonly className: string
}

const drawing = {
  // Wider than its edge, whose line is as thick on a small card as on a large one.
  viewBox: '-1 -1 88 56',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** Lines stay as thin as on a card, however large it is drawn. */
const thin = '*:[vector-effect:non-scaling-stroke]'
/** Both sides are in one place, each hidden from behind. */
const turning = 'col-start-1 row-start-1 size-full backface-hidden'

/** Three corners of a QR code, and its dots. */
const code =
  'M64 8h5.5v5.5H64zM71.5 8H77v5.5h-5.5zM64 15.5h5.5V21H64zM65.8 9.8v1.9h1.9V9.8zM73.3 9.8v1.9h1.9V9.8zM65.8 17.3v1.9h1.9v-1.9zM71.5 15.5h2v2h-2zM75 15.5h2v2h-2zM73.5 17.5h1.5v1.7h-1.5zM71.5 19.2h2V21h-2zM75 19.2h2V21h-2z'

/** The machine readable zone: letters, then filler characters, aligned in columns. */
const zone = [33.5, 39.5, 45.5]
  .map((y) => `M9 ${y}h33${[54, 62, 70, 78].map((x) => `M${x - 2} ${y - 1.8}l-2.5 1.8 2.5 1.8`).join('')}`)
  .join('')

/**
 * An ID card as issued since July 2024, chip in front and QR behind, that turns to the side wanted: the one with the portrait, or
 * the one with three lines of <<<. Decorative: the instruction beside it says the same.
 */
export function CardSign({ side, className }: CardSignProps) {
  return (
    <span aria-hidden="true" className={clsx('block perspective-midrange', className)}>
      <span
        data-side={side}
        className="ease-in-out grid transition-transform duration-600 transform-3d data-[side=back]:rotate-y-180 motion-reduce:transition-none"
      >
        <CardFront className={turning} />
        <svg {...drawing} className={clsx(thin, turning, 'rotate-y-180')}>
          <rect x="1" y="1" width="84" height="52" rx="5" className="fill-surface" />
          <path d="M1 27h84v21a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5z" className="fill-primary-soft" />
          <path d={code} fill="currentColor" stroke="none" fillRule="evenodd" />
          <path d="M9 9.5h33M9 20.5h20" strokeWidth="3" />
          <path d="M9 15h42M36 20.5h15" className="stroke-field" />
          <path d={zone} />
        </svg>
      </span>
    </span>
  )
}

/** Its front alone, where nothing turns. Decorative: the words beside it say the same. */
export function CardFront({ className }: { readonly className: string }) {
  return (
    <svg {...drawing} aria-hidden="true" className={clsx(thin, className)}>
      <rect x="1" y="1" width="84" height="52" rx="5" className="fill-surface" />
      <path
        d="M9 22a2.5 2.5 0 0 1 2.5-2.5h16A2.5 2.5 0 0 1 30 22v21a2.5 2.5 0 0 1-2.5 2.5h-16A2.5 2.5 0 0 1 9 43z"
        className="fill-primary-soft"
      />
      <path
        d="M19.5 33.5a4.8 4.8 0 1 0 0-9.6 4.8 4.8 0 0 0 0 9.6zM11 45.5c0-12 17-12 17 0z"
        stroke="none"
        className="fill-bronze-graphic"
      />
      {/* A chip with its contacts. */}
      <rect x="61" y="16" width="16" height="13" rx="2.5" className="fill-bronze-graphic" stroke="none" />
      <path d="M61 22.5h5M72 22.5h5M69 16v3M69 26v3M66 19h6v7h-6z" className="stroke-surface" />
      <path d="M9 9.5h34M38 22h15" strokeWidth="3" />
      <path d="M9 14.5h20M38 29h15M38 36h39M38 43h31" className="stroke-field" />
    </svg>
  )
}
