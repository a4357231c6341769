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
  /** Top left, beside the drum. */
  readonly head?: ReactNode
  /** Under the number. */
  readonly foot?: ReactNode
  /** What the drum shows, under it where there is room. */
  readonly caption?: string
  /** The number is what the screen is about. */
  readonly isLarge?: boolean
}

/** Size of the drum on a card. */
const cardDrum = 'sm:top-5 sm:right-5 sm:size-36'
const largeDrum = 'sm:top-6 sm:right-6 sm:size-44'

/** An account number on a card: beside it a drum with a ring for each digit, whose rays light up as the number is chosen. */
export function AccountCard({ label, number, open = 0, head, foot, caption, isLarge = false }: AccountCardProps) {
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
          isLarge ? 'aspect-[1.586] max-sm:p-4 sm:p-6 xl:p-7' : 'max-sm:py-4 sm:min-h-50',
        )}
      >
        <NumberTerraces
          number={places}
          // Beside the number or below it, not behind it.
          className={clsx(
            'terraces absolute right-0 bottom-0 text-hero-bronze',
            isLarge ? 'h-1/4 w-full' : 'h-[55%] w-2/3',
          )}
        />
        <DigitDrum
          number={places}
          className={clsx('absolute top-4 right-4 size-16 text-hero-bronze xs:size-24', isLarge ? largeDrum : cardDrum)}
        />
        {caption !== undefined && (
          <p
            aria-hidden="true"
            className="absolute top-52 right-6 w-44 text-center text-min leading-snug text-on-hero-2 max-sm:hidden"
          >
            {caption}
          </p>
        )}
        {head}
        <div className={clsx('relative mt-auto grid gap-1', isLarge ? 'pt-2 sm:pt-7' : 'sm:pt-3')}>
          <p>
            <span className="block text-small text-on-hero-2">{label}</span>
            <span
              className={clsx(
                'num leading-tight font-bold',
                // A longer number would not fit on a phone.
                isLarge && places.length <= numberLength
                  ? 'text-[clamp(2.75rem,13.5vw,5rem)] tracking-[0.02em]'
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
