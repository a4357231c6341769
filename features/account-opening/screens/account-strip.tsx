import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { DigitDrum } from '@/components/art/digit-drum'

import { numberLength } from '../application/account-number'
import { OpenPlaces } from './open-places'

interface AccountStripProps {
  /** Its first digits, or all of them. */
  readonly number: string
  /** Says how it is found while none of its digits is known. */
  readonly instead: string
  /** A number of this kind, while none of its digits is known. */
  readonly example?: string | undefined
  /** What it costs, as far as that is known. */
  readonly note?: ReactNode
}

/** The number of an account that is not open yet, as it forms: one height, so that what is asked below it stays where it is. */
export function AccountStrip({ number, instead, example, note }: AccountStripProps) {
  const t = useTranslations('application.accountNumber')
  const sample = number === '' ? example : undefined
  const open = Math.max(0, numberLength - number.length)
  return (
    <div
      // Decorative: the text around it says the same.
      aria-hidden="true"
      data-scheme="dark"
      className="flex min-h-28 items-center justify-between gap-4 rounded-card border border-hero-line bg-linear-to-br from-hero to-hero-2 px-5 py-3 text-white sm:px-6"
    >
      <p className="min-w-0">
        <span className="block text-small text-on-hero-2">{t(sample === undefined ? 'preview' : 'example')}</span>
        <span className="block num-large text-[clamp(2.25rem,12vw,3rem)] leading-[1.2] font-bold tracking-[0.02em]">
          {sample ?? number}
          {sample === undefined && open > 0 && <OpenPlaces count={open} />}
        </span>
        <span className="flex flex-wrap gap-x-3 num text-small font-semibold empty:hidden">
          {number === '' && instead !== '' && <span>{instead}</span>}
          {Boolean(note) && <span className="text-hero-bronze">{note}</span>}
        </span>
      </p>
      <DigitDrum
        number={(sample ?? number).padEnd(numberLength, '•')}
        className="size-20 shrink-0 text-hero-bronze sm:size-24"
      />
    </div>
  )
}
