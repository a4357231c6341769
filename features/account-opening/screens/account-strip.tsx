import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { DigitDrum } from '@/components/art/digit-drum'

import { numberLength } from '../application/account-number'
import { OpenPlaces } from './open-places'

interface AccountStripProps {
  /** Its first digits, or all of them. */
  readonly number: string
  /** Shown instead of the number while none of its digits is known. */
  readonly instead: string
  /** Beside the number. */
  readonly note?: ReactNode
}

/** The number of an account that is not open yet, in a line: one height, so that what is asked below it stays where it is. */
export function AccountStrip({ number, instead, note }: AccountStripProps) {
  const t = useTranslations('application.accountNumber')
  const open = Math.max(0, numberLength - number.length)
  return (
    <div
      // Decorative: the text around it says the same.
      aria-hidden="true"
      data-scheme="dark"
      className="flex min-h-20 items-center justify-between gap-4 rounded-card border border-hero-line bg-linear-to-br from-hero to-hero-2 px-4 py-2.5 text-white sm:px-5"
    >
      <p className="min-w-0">
        <span className="block text-small text-on-hero-2">{t('preview')}</span>
        <span className="flex flex-wrap items-baseline gap-x-4 num text-[1.75rem] leading-[1.25] font-bold">
          {number === '' ? (
            <span className="text-lead leading-[1.75] font-semibold">{instead}</span>
          ) : (
            <span>
              {number}
              {open > 0 && <OpenPlaces count={open} />}
            </span>
          )}
          <span className="text-small font-semibold text-hero-bronze">{note}</span>
        </span>
      </p>
      <DigitDrum number={number.padEnd(numberLength, '•')} className="size-14 shrink-0 text-hero-bronze" />
    </div>
  )
}
