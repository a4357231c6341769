import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { DigitDrum } from '@/components/art/digit-drum'
import { NumberTerraces } from '@/components/art/number-terraces'

import { numberLength } from '../application/account-number'
import { OpenPlaces } from './open-places'

interface AccountCardProps {
  readonly label: string
  /** The digits chosen so far, from the first; `open` more are still to be chosen. */
  readonly number: string
  readonly open?: number
  /** Above the number. */
  readonly head?: ReactNode
  /** Under the number. */
  readonly foot?: ReactNode
  /** The number is given, and what the screen is about. */
  readonly isLarge?: boolean
}

/** The drum in a corner of the card: beside its head, or where the card is what the screen is about beside the number. */
const cardDrum = 'top-4 right-4 size-16 xs:size-24 sm:top-5 sm:right-5 sm:size-36'
const largeDrum = 'right-5 bottom-5 size-24 sm:right-7 sm:bottom-7 sm:size-36'

/** An account number on a card: beside it a drum with a ring for each digit, whose teeth fill as the number is chosen; signed for, it has a signature. */
export function AccountCard({ label, number, open = 0, head, foot, isLarge = false }: AccountCardProps) {
  const places = number.padEnd(number.length + open, '•')
  return (
    <div
      data-scheme="dark"
      className={clsx(
        'flex flex-col overflow-clip rounded-panel border border-hero-line bg-linear-to-br from-hero to-hero-2 text-white',
        isLarge && 'shadow-panel',
      )}
    >
      <div
        className={clsx(
          'relative flex grow flex-col overflow-clip p-5',
          isLarge ? 'aspect-[1.586] max-sm:pb-4.5 sm:p-7' : 'max-sm:py-4 sm:min-h-50',
        )}
      >
        {/* Beside the number, not behind it; on the card to keep, which has the drum there, fainter along its foot. */}
        <NumberTerraces
          number={places}
          className={clsx(
            'terraces absolute right-0 bottom-0 text-hero-bronze',
            isLarge ? 'h-2/5 w-full opacity-40' : 'h-[55%] w-2/3',
          )}
        />
        <DigitDrum
          number={places}
          isSigned={isLarge}
          className={clsx('absolute text-hero-bronze', isLarge ? largeDrum : cardDrum)}
        />
        {head}
        <div className={clsx('relative mt-auto grid gap-1 max-sm:gap-0.5', isLarge ? 'pt-2' : 'sm:pt-3')}>
          <p>
            <span className="block text-small text-on-hero-2">{label}</span>
            <span
              className={clsx(
                // Optically under its label: a digit has room before it, the more the larger it is.
                '-ms-[0.03em] num-large leading-tight font-bold max-sm:leading-[1.1]',
                // A longer number would not fit on a phone.
                isLarge && places.length <= numberLength
                  ? 'text-[clamp(2.25rem,11vw,3.25rem)] tracking-[0.02em]'
                  : 'text-[clamp(2.25rem,10vw,3.25rem)] tracking-normal',
              )}
            >
              {number}
              {open > 0 && <OpenPlaces count={open} />}
            </span>
          </p>
          {foot}
        </div>
      </div>
    </div>
  )
}
