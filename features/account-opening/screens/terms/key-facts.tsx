import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { SummaryList } from '@/components/ui/summary-list'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { ApplicationData } from '../../application/application-data'
import { useHotline } from '@/components/layout/hotline-context'
import type { AccountNumberProof } from '../../machine/proofs'
import { NewTabLink } from '../../form/new-tab-link'
import { useNumberFee } from '../account-number/use-number-fee'
import { permittedServices } from '../services/service-presets'
import { usePrices } from '../services/use-prices'

interface KeyFactsProps {
  readonly data: ApplicationData
  readonly accountNumber: AccountNumberProof
  readonly locale: Locale
}

/** Marks words of a message as the link to the fee schedule. */
function feesLink(locale: Locale) {
  return (words: ReactNode) => (
    <NewTabLink locale={locale} href="/fees">
      {words}
    </NewTabLink>
  )
}

/** The handful of things that people ask later, before they agree. */
export function KeyFacts({ data, accountNumber, locale }: KeyFactsProps) {
  const t = useTranslations('application.terms')
  const hotline = useHotline()
  const number = useNumberFee(accountNumber)
  const prices = usePrices()
  const ts = useTranslations('application.services')
  const level = ts(data.marginLevel === '4' ? 'marginOver' : 'marginUnder')
  const margin = permittedServices(data).margin
    ? t('facts.marginOn', { level, rate: prices.margin })
    : t('facts.marginOff')
  const tradeFee = t.rich('facts.feeTradeValue', {
    ...prices,
    fees: feesLink(locale),
  })
  return (
    <section className="grid rounded-card bg-surface-2 p-4 pb-1.5">
      <h2 className="mb-2 text-lead font-semibold">{t('factsTitle')}</h2>
      <SummaryList
        rows={[
          { key: 'open', term: t('facts.feeOpen'), value: t('facts.feeOpenValue') },
          ...(number === null ? [] : [{ key: 'number', term: t('facts.feeNumber'), value: number }]),
          { key: 'trade', term: t('facts.feeTrade'), value: tradeFee },
          { key: 'margin', term: t('facts.margin'), value: margin },
          { key: 'cancel', term: t('facts.cancel'), value: t('facts.cancelValue') },
          { key: 'complain', term: t('facts.complain'), value: t('facts.complainValue', { hotline: hotline.label }) },
        ]}
      />
    </section>
  )
}
