import type { ReactNode } from 'react'

import { DigitDrum } from '@/components/art/digit-drum'
import { NumberTerraces } from '@/components/art/number-terraces'

interface AccountCardProps {
  readonly label: string
  readonly number: string
  /** Top left, beside the drum. */
  readonly head?: ReactNode
  /** Instead of the drum of the digits. */
  readonly drum?: ReactNode
  /** Beside the number. */
  readonly action?: ReactNode
  /** Under the number. */
  readonly foot?: ReactNode
}

/** Place and motion of the drum on a card. */
const cardDrum = 'absolute top-4 right-4 size-16 animate-strike xs:size-24 sm:top-6 sm:right-6 sm:size-36'

/** An account number on a card: beside it a drum with a ring for each digit, whose rays light up as the number is chosen. */
export function AccountCard({ label, number, head, drum, action, foot }: AccountCardProps) {
  return (
    <div
      data-scheme="dark"
      className="relative flex min-h-52 flex-col overflow-clip rounded-panel border border-hero-line bg-linear-to-br from-hero to-hero-2 p-5 text-white sm:min-h-60 sm:p-6"
    >
      <NumberTerraces number={number} className="absolute inset-x-0 bottom-0 h-2/3 w-full text-hero-bronze" />
      {drum ?? <DigitDrum number={number} className={`${cardDrum} text-hero-bronze`} />}
      {head}
      <div className="relative mt-auto grid gap-1 pt-10">
        <p>
          <span className="block text-small text-on-hero-2">{label}</span>
          <span className="num text-[clamp(2.25rem,10vw,3.75rem)] leading-tight font-bold tracking-normal">
            {number}
          </span>
        </p>
        {action}
        {foot}
      </div>
    </div>
  )
}
