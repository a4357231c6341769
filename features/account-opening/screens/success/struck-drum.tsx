import { DigitDrum } from '@/components/art/digit-drum'

/** Radii of the rings that go out from the drum, whose own radius is 50. */
const waves = [64, 82, 104, 130, 160, 196]

interface StruckDrumProps {
  readonly label: string
  readonly number: string
}

/** The account number as a drum that is struck: ring by ring it draws its digits, which come in below it, and goes on in waves. */
export function StruckDrum({ label, number }: StruckDrumProps) {
  return (
    <span
      // Decorative: the number is on the page behind the popup.
      aria-hidden="true"
      data-scheme="dark"
      className="relative flex shrink-0 flex-col items-center overflow-clip bg-linear-to-b from-hero to-hero-2 pt-8 pb-5 text-hero-bronze"
    >
      {/* They fade before they reach the number. */}
      <span className="absolute inset-0 [mask-image:linear-gradient(#000_45%,#0000_68%)]">
        <svg
          viewBox="-50 -50 100 100"
          fill="none"
          stroke="currentColor"
          className="absolute inset-x-0 top-8 mx-auto size-36 overflow-visible sm:size-44"
        >
          {waves.map((radius, index) => (
            <circle
              key={radius}
              r={radius}
              strokeWidth="0.6"
              opacity={0.42 - index * 0.06}
              className="animate-strike [animation-fill-mode:backwards]"
              style={{ animationDelay: `${(number.length + index) * 70}ms` }}
            />
          ))}
        </svg>
      </span>
      <DigitDrum number={number} className="relative size-36 sm:size-44" />
      <span className="relative mt-4 text-small text-on-hero-2">{label}</span>
      <span className="relative num text-[3.25rem] leading-[1.2] font-bold tracking-[0.02em] text-white">
        {Array.from(number, (digit, index) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- a place of the number
            key={index}
            className="inline-block animate-roll [animation-fill-mode:backwards]"
            style={{ animationDelay: `${index * 70}ms` }}
          >
            {digit}
          </span>
        ))}
      </span>
    </span>
  )
}
