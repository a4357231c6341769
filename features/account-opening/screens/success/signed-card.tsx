import { useTranslations } from 'next-intl'
import { useState } from 'react'

import type { AccountCardTexts } from '@/components/art/account-card-picture'
import { Logo } from '@/components/art/logo'

import { AccountCard } from '../account-card'
import { barButton } from './bar-button'
import { KeepCard } from './keep-card'

/** The account number on the company's card, whose drum is struck once; number and card can be kept. */
export function SignedCard({ texts }: { readonly texts: AccountCardTexts }) {
  const { brand, label, number, holder } = texts
  return (
    <AccountCard
      label={label}
      number={number}
      isLarge
      head={
        <p className="relative w-fit max-w-[calc(100%-4.5rem)]">
          <Logo name={brand} />
        </p>
      }
      foot={holder !== null && <p className="text-small font-semibold text-hero-bronze">{holder}</p>}
      bar={
        <div className="flex flex-wrap gap-2 border-t border-hero-line bg-hero px-5 py-3 text-small sm:px-6 xl:px-7">
          <CopyNumber number={number} />
          <KeepCard texts={texts} />
        </div>
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
    <>
      <button type="button" className={barButton} onClick={() => void copy()}>
        {t('copy')}
      </button>
      <output className="order-1 basis-full text-on-hero-2 empty:hidden">{outcome !== null && t(outcome)}</output>
    </>
  )
}
