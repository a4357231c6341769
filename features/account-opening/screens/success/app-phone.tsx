import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

import { DigitDrum } from '@/components/art/digit-drum'
import { NumberTerraces } from '@/components/art/number-terraces'

import { PendingMark } from './pending-mark'

interface AppPhoneProps {
  readonly number: string
  readonly className: string
}

/** The account as the application shows it, on a phone whose lower end is beyond the edge of what is around it. Decorative: it says nothing new. */
export function AppPhone({ number, className }: AppPhoneProps) {
  const t = useTranslations('application.success')
  return (
    <div
      aria-hidden="true"
      data-scheme="dark"
      className={clsx(
        'grid w-26 grid-cols-1 content-start gap-2 rounded-[1.25rem] border-4 border-hairline-strong bg-hero p-2 text-[0.5625rem] leading-snug text-white sm:w-38 sm:p-2.5 sm:text-[0.6875rem]',
        className,
      )}
    >
      {/* The status bar. */}
      <p className="flex items-center justify-between px-1 *:h-1.5 *:rounded-full">
        <span className="w-3.5 bg-hero-line" />
        <span className="bg-black w-7" />
        <span className="w-3.5 bg-hero-line" />
      </p>
      <div className="relative grid grid-cols-1 gap-0.5 overflow-clip rounded-control border border-hero-line bg-linear-to-br from-hero to-hero-2 p-2">
        {/* As wide and as flat as on the card to keep. */}
        <NumberTerraces
          number={number}
          className="terraces absolute inset-x-0 bottom-0 h-6 w-full text-hero-bronze opacity-40 sm:h-9"
        />
        <p className="flex [&>span]:gap-1 [&>span]:text-[1em] [&>span>span]:size-1.5">
          <PendingMark>{t('card.pending')}</PendingMark>
        </p>
        {/* It was struck on the card already. */}
        <DigitDrum
          number={number}
          isSigned
          className="size-12 text-hero-bronze *:animate-none sm:absolute sm:end-2 sm:top-6 sm:size-9"
        />
        <p className="mt-1 whitespace-nowrap text-on-hero-2 sm:mt-5">{t('accountNumber')}</p>
        <p className="num-large text-[1rem] leading-none font-bold sm:text-[1.375rem]">{number}</p>
      </div>
      {rows.map((row) => (
        <p key={row} className="flex items-center gap-2 px-1 *:rounded-full *:bg-hero-line">
          <span className="size-4" />
          <span className={clsx('h-1.5', row)} />
          <span className="ms-auto h-1.5 w-3.5" />
        </p>
      ))}
    </div>
  )
}

/** Of which only their place is shown: how long their names are. */
const rows = ['w-7 sm:w-12', 'w-5 sm:w-9']
