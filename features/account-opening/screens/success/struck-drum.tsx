import { clsx } from 'clsx'

import { NumberTerraces } from '@/components/art/number-terraces'
import { DrumProgress } from '@/components/ui/drum-progress'

/** Radii of the rings that go out from the drum, whose own is 48. */
const waves = [62, 80, 102, 128, 158]

interface StruckDrumProps {
  readonly number: string
  /** Steps of the flow: the rays of the drum, all of them done. */
  readonly steps: number
  readonly className: string
}

/** The drum of the steps, complete and struck once: its rings go out over the terraces of the account number. */
export function StruckDrum({ number, steps, className }: StruckDrumProps) {
  return (
    <span
      aria-hidden="true"
      data-scheme="dark"
      className={clsx('overflow-clip bg-linear-to-b from-hero to-hero-2 text-hero-bronze', className)}
    >
      <NumberTerraces number={number} className="absolute inset-x-0 bottom-0 h-2/5 w-full" />
      <svg
        viewBox="-50 -50 100 100"
        fill="none"
        stroke="currentColor"
        className="absolute inset-0 m-auto size-24 overflow-visible sm:size-36"
      >
        {waves.map((radius, index) => (
          <circle
            key={radius}
            r={radius}
            strokeWidth={1.4 - index * 0.2}
            opacity={0.5 - index * 0.09}
            className="animate-strike [animation-fill-mode:backwards]"
            style={{ animationDelay: `${(index + 1) * 90}ms` }}
          />
        ))}
      </svg>
      <DrumProgress done={steps} total={steps} className="absolute inset-0 m-auto size-24 animate-strike sm:size-36" />
    </span>
  )
}
