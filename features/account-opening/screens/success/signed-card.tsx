import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Logo } from '@/components/art/logo'

import { AccountCard } from '../account-card'

interface SignedCardProps {
  readonly brand: string
  readonly number: string
  /** Who signed; null: not known on this device. */
  readonly holder: string | null
}

/** The account number on the company's card, whose drum is struck once; the number can be copied. */
export function SignedCard({ brand, number, holder }: SignedCardProps) {
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
      action={<CopyNumber number={number} />}
      foot={
        holder !== null && (
          <p className="mt-4 border-t border-white/15 pt-3 text-small font-semibold text-hero-bronze">{holder}</p>
        )
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
        className="min-h-11 rounded-control border border-white/25 px-4 font-semibold text-white hover:bg-white/10"
        onClick={() => void copy()}
      >
        {t('copy')}
      </button>
      <output className="text-on-hero-2">{outcome !== null && t(outcome)}</output>
    </p>
  )
}
