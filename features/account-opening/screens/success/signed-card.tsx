import { useTranslations } from 'next-intl'

import type { AccountCardTexts } from '@/components/art/account-card-picture'
import { Logo } from '@/components/art/logo'

import { AccountCard } from '../account-card'
import { PendingMark } from './pending-mark'

/** The company's card with the account number, its drum (animated once) and the account's status. */
export function SignedCard({ texts }: { readonly texts: AccountCardTexts }) {
  const t = useTranslations('application.success.card')
  const { brand, label, number, holder } = texts
  return (
    <div className="max-w-[27.5rem]">
      <AccountCard
        label={label}
        number={number}
        isLarge
        head={
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <Logo name={brand} />
            <PendingMark>{t('pending')}</PendingMark>
          </p>
        }
        foot={
          holder !== null && (
            <p className="max-w-[calc(100%-6.5rem)] text-small leading-normal font-semibold text-balance text-hero-bronze sm:max-w-[calc(100%-10rem)]">
              {holder}
            </p>
          )
        }
      />
    </div>
  )
}
