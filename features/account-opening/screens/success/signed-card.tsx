import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Logo } from '@/components/art/logo'
import { DrumProgress } from '@/components/ui/drum-progress'

import { AccountCard } from '../account-card'

const drum = 'absolute top-4 right-4 size-16 animate-strike xs:size-24 sm:top-6 sm:right-6 sm:size-44'

interface SignedCardProps {
  readonly brand: string
  readonly number: string
  /** Who signed; null: not known on this device. */
  readonly holder: string | null
  /** When the contract was signed. */
  readonly signedAt: string
  /** Steps of the flow: the rays of the drum, all of them done. */
  readonly steps: number
}

/** The account number on the company's card: the drum of the steps is complete, and the number can be copied. */
export function SignedCard({ brand, number, holder, signedAt, steps }: SignedCardProps) {
  const t = useTranslations('application.success')
  return (
    <AccountCard
      label={t('accountNumber')}
      number={number}
      isLarge
      head={
        <p className="relative w-fit max-w-[calc(100%-4.5rem)]">
          <Logo name={brand} />
        </p>
      }
      drum={<DrumProgress done={steps} total={steps} className={drum} />}
      action={<CopyNumber number={number} />}
      foot={
        <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-hero-line pt-3 text-small text-on-hero-2">
          {holder === null ? null : <span className="font-semibold text-hero-bronze">{holder}</span>}
          <span className="num">{signedAt}</span>
        </p>
      }
    />
  )
}

function CopyNumber({ number }: { readonly number: string }) {
  const t = useTranslations('application.success.card')
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(number)
      setOutcome('copied')
    } catch {
      setOutcome('copyFailed')
    }
  }

  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small">
      <button
        type="button"
        className="-ms-2 min-h-11 rounded-control px-2 font-semibold text-white underline underline-offset-4 hover:bg-white/10"
        onClick={() => void copy()}
      >
        {t('copy')}
      </button>
      <output className="text-on-hero-2">{outcome !== null && t(outcome)}</output>
    </p>
  )
}
