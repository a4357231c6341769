import { useTranslations } from 'next-intl'

import { DigitDrum } from '@/components/art/digit-drum'

/** Low windows, such as a small phone's, keep their room for what the popup asks for. */
const drumSize = 'size-32 sm:size-38 [@media(height<44rem)]:size-20'

/** The drum of the account number, which is struck ring by ring, with what its beads say. Decorative: the number is below it. */
export function StruckDrum({ number }: { readonly number: string }) {
  const t = useTranslations('application.success.card')
  return (
    <span
      aria-hidden="true"
      data-scheme="dark"
      className="flex shrink-0 flex-col items-center gap-3 bg-linear-to-b from-hero to-hero-2 px-5 pt-6 pb-4 text-hero-bronze"
    >
      <DigitDrum number={number} isDone className={drumSize} />
      <span className="text-center text-min text-balance text-on-hero-2 [@media(height<44rem)]:hidden">
        {t('rings')}
      </span>
    </span>
  )
}
