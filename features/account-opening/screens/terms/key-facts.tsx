import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import type { Locale } from '@/lib/platform/i18n/locales'

import type { ApplicationData } from '../../application/application-data'
import { useHotline } from '@/components/layout/hotline-context'
import type { AccountNumberProof } from '../../machine/proofs'
import { NewTabLink } from '../../form/new-tab-link'
import { Fact } from '../fact'
import { useNumberFee } from '../account-number/use-number-fee'
import { KeyFigures } from './key-figures'
import { useMarginLevel } from '../services/use-margin'
import { usePrices } from '../services/use-prices'

interface KeyFactsProps {
  readonly data: ApplicationData
  readonly accountNumber: AccountNumberProof
  readonly locale: Locale
}

/** Marks words of a message as the link to the fee schedule. */
export function feesLink(locale: Locale) {
  return (words: ReactNode) => (
    <NewTabLink locale={locale} href="/fees">
      {words}
    </NewTabLink>
  )
}

/** The handful of things that people ask later, before they agree: the rates as figures, and under them what they hold for. */
export function KeyFacts({ data, accountNumber, locale }: KeyFactsProps) {
  const t = useTranslations('application.terms')
  const hotline = useHotline()
  const number = useNumberFee(accountNumber)
  const prices = usePrices()
  const level = useMarginLevel(data)
  return (
    <section className="mt-2 grid gap-3 sm:mt-3">
      <h2 className="text-lead font-semibold">{t('factsTitle')}</h2>
      <div className="divide-y divide-hairline rounded-card border border-hairline bg-surface-2/50 px-3 sm:px-5">
        <KeyFigures hasMargin={level !== null} />
        <p className="py-3 text-small text-pretty text-ink-2">
          {t.rich('facts.feeTradeOn', {
            ...prices,
            // Without a loan it is one of the figures above.
            loan: level === null ? 'no' : 'yes',
            fees: feesLink(locale),
          })}
        </p>
      </div>
      <dl className="facts gap-0 divide-y divide-hairline *:py-2.5">
        {number !== null && <Fact term={t('facts.feeNumber')}>{number}</Fact>}
        <Fact term={t('facts.margin')} note={level === null ? undefined : t('facts.marginAsked')}>
          {level ?? t('facts.marginOff')}
        </Fact>
        <Fact term={t('facts.cancel')} note={t('facts.cancelIf')}>
          {t('facts.cancelValue')}
        </Fact>
        <Fact term={t('facts.complain')} note={t('facts.complainFurther')}>
          {t('facts.complainValue', { hotline: hotline.label })}
        </Fact>
      </dl>
    </section>
  )
}
