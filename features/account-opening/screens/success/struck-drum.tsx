import { clsx } from 'clsx'

import { NumberTerraces } from '@/components/art/number-terraces'

/** Radii of the rings that go out from the number, which the first of them holds. */
const waves = [88, 104, 124, 150, 184]

interface StruckDrumProps {
  readonly label: string
  readonly number: string
  readonly className: string
}

/** The account number, struck like a drum: rings go out from it over its terraces. */
export function StruckDrum({ label, number, className }: StruckDrumProps) {
  return (
    <span
      // Decorative: the number is on the page behind the popup.
      aria-hidden="true"
      data-scheme="dark"
      className={clsx('overflow-clip bg-linear-to-b from-hero to-hero-2 text-hero-bronze', className)}
    >
      <NumberTerraces number={number} className="absolute inset-x-0 bottom-0 h-1/4 w-full" />
      <span className="absolute inset-0 flex flex-col items-start justify-center px-5 md:px-8">
        <span className="text-min text-on-hero-2">{label}</span>
        <span className="relative num text-[3.25rem] leading-tight font-bold text-white">
          <svg
            viewBox="-50 -50 100 100"
            fill="none"
            stroke="currentColor"
            className="absolute inset-0 m-auto size-32 overflow-visible text-hero-bronze"
          >
            {waves.map((radius, index) => (
              <circle
                key={radius}
                r={radius}
                strokeWidth={1.2 - index * 0.18}
                opacity={0.5 - index * 0.09}
                className="animate-strike [animation-fill-mode:backwards]"
                style={{ animationDelay: `${(index + 1) * 90}ms` }}
              />
            ))}
          </svg>
          <span className="relative inline-block animate-strike">{number}</span>
        </span>
      </span>
    </span>
  )
}
