import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import type { Locale } from '@/lib/platform/i18n/locales'

import type { ApplicationData } from '../../application/application-data'
import { useHotline } from '@/components/layout/hotline-context'
import type { AccountNumberProof } from '../../machine/proofs'
import { NewTabLink } from '../../form/new-tab-link'
import { Fact } from '../fact'
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
    <section className="grid gap-3">
      <h2 className="text-lead font-semibold">{t('factsTitle')}</h2>
      <dl className="agreed-facts">
        <Fact term={t('facts.feeOpen')}>{t('facts.feeOpenValue')}</Fact>
        {number !== null && <Fact term={t('facts.feeNumber')}>{number}</Fact>}
        <Fact term={t('facts.feeTrade')}>{tradeFee}</Fact>
        <Fact term={t('facts.margin')}>{margin}</Fact>
        <Fact term={t('facts.cancel')}>{t('facts.cancelValue')}</Fact>
        <Fact term={t('facts.complain')}>{t('facts.complainValue', { hotline: hotline.label })}</Fact>
      </dl>
    </section>
  )
}
