import { clsx } from 'clsx'

import { DigitDrum } from '@/components/art/digit-drum'
import { NumberTerraces } from '@/components/art/number-terraces'

interface AppPhoneProps {
  readonly number: string
  readonly className: string
}

/** The account on a phone, whose lower end is beyond the edge of what is around it. Decorative: it says nothing new. */
export function AppPhone({ number, className }: AppPhoneProps) {
  return (
    <div
      aria-hidden="true"
      data-scheme="dark"
      className={clsx(
        'w-24 rounded-[1.25rem] border-4 border-hairline-strong bg-hero pt-4 text-white sm:w-32 xl:w-36',
        className,
      )}
    >
      <DigitDrum number={number} isSigned className="mx-auto size-14 text-hero-bronze sm:size-20" />
      <p className="mt-2 text-center num leading-tight font-bold sm:text-h3">{number}</p>
      <NumberTerraces number={number} className="mt-2 h-32 w-full text-hero-bronze" />
    </div>
  )
}
