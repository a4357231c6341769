import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { Logo } from '@/components/art/logo'

import { numberLength } from '../application/account-number'
import { AccountCard } from './account-card'

interface AccountPreviewProps {
  /** Its first digits, or all of them. */
  readonly number: string
  /** Under the number. */
  readonly foot: ReactNode
}

/** The card of an account that is not open yet, with a mark for each digit that is still unknown. */
export function AccountPreview({ number, foot }: AccountPreviewProps) {
  const t = useTranslations('application.accountNumber')
  const brand = useTranslations('application.success.card')
  return (
    // Decorative: the text around the card says the same.
    <div aria-hidden="true">
      <AccountCard
        label={t('preview')}
        number={number}
        open={Math.max(0, numberLength - number.length)}
        head={
          <p className="relative w-fit max-w-[calc(100%-4.5rem)] max-sm:hidden">
            <Logo name={brand('brand')} />
          </p>
        }
        foot={<p className="min-h-[1.55em] text-small font-semibold text-hero-bronze">{foot}</p>}
      />
    </div>
  )
}
