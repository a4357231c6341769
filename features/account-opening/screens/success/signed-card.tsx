import { useTranslations } from 'next-intl'
import { useState } from 'react'

import type { AccountCardTexts } from '@/components/art/account-card-picture'
import { Logo } from '@/components/art/logo'
import { buttonClass } from '@/components/ui/button-class'
import { Copy, FileText } from '@/components/ui/icons'

import { AccountCard } from '../account-card'
import { KeepCard } from './keep-card'
import { PendingMark } from './pending-mark'

interface SignedCardProps {
  readonly texts: AccountCardTexts
  readonly contractUrl: string
}

/** The account number on the company's card, whose drum is struck once; number, card and contract can be kept. */
export function SignedCard({ texts, contractUrl }: SignedCardProps) {
  const t = useTranslations('application.success')
  const { brand, label, number, holder } = texts
  return (
    <div className="grid max-w-[27.5rem] grid-cols-1 content-start gap-3">
      <AccountCard
        label={label}
        number={number}
        isLarge
        head={
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <Logo name={brand} />
            <PendingMark />
          </p>
        }
        foot={
          holder !== null && (
            <p className="max-w-[calc(100%-6.5rem)] text-small leading-snug font-semibold text-hero-bronze sm:max-w-[calc(100%-9.5rem)]">
              {holder}
            </p>
          )
        }
      />
      <p className="text-small text-ink-2">{t('card.rings')}</p>
      <div className="flex flex-wrap gap-2 *:not-[output]:flex-[1_0_8.5rem] *:not-[output]:px-2 *:not-[output]:whitespace-nowrap">
        <CopyNumber number={number} />
        <KeepCard texts={texts} />
        <a href={contractUrl} download className={buttonClass({ variant: 'secondary', size: 'compact' })}>
          <FileText className="size-5 shrink-0" />
          {t('download')}
        </a>
      </div>
    </div>
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
      <button
        type="button"
        className={buttonClass({ variant: 'secondary', size: 'compact' })}
        onClick={() => void copy()}
      >
        <Copy className="size-5 shrink-0" />
        {t('copy')}
      </button>
      <output className="order-1 basis-full text-small text-ink-2 empty:hidden">
        {outcome !== null && t(outcome)}
      </output>
    </>
  )
}
