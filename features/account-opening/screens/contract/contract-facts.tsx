import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { useHotline } from '@/components/layout/hotline-context'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { ApplicationData } from '../../application/application-data'
import type { AccountNumberProof } from '../../machine/proofs'
import { Fact } from '../fact'
import { useNumberFee } from '../account-number/use-number-fee'
import { useMargin } from '../services/use-margin'
import { usePrices } from '../services/use-prices'
import { feesLink } from '../terms/key-facts'

interface ContractFactsProps {
  readonly data: ApplicationData
  readonly accountNumber: string
  /** How the applicant came by the number, for its fee. */
  readonly choice: AccountNumberProof | undefined
  readonly locale: Locale
}

/** What to look for in the contract before signing it, and what to do if it is wrong. */
export function ContractFacts({ data, accountNumber, choice, locale }: ContractFactsProps) {
  const t = useTranslations('application.contract')
  const terms = useTranslations('application.terms.facts')
  const prices = usePrices()
  const hotline = useHotline()
  const numberFee = useNumberFee(choice)
  const margin = useMargin(data)
  return (
    <section className="grid gap-3">
      <h2 className="text-lead font-semibold">{t('facts.title')}</h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_auto] gap-x-8 border-y border-hairline py-4 *:row-span-2 *:grid *:grid-rows-subgrid *:items-baseline">
        <div>
          <dt className="text-small text-ink-2">{t('facts.number')}</dt>
          <dd className="-ms-[0.03em] num-large text-[2rem] leading-tight font-bold tracking-[0.02em]">
            {accountNumber}
          </dd>
        </div>
        {data.fullName !== undefined && (
          <div className="sm:text-end">
            <dt className="text-small text-ink-2">{t('facts.name')}</dt>
            <dd lang="vi" className="leading-[1.55] font-semibold">
              {data.fullName}
            </dd>
          </div>
        )}
      </dl>
      <dl className="facts max-[30rem]:[--fact:minmax(0,1fr)]">
        {numberFee !== null && <Fact term={terms('feeNumber')}>{numberFee}</Fact>}
        <Fact term={terms('feeTrade')} note={terms.rich('feeTradeThen', { ...prices, fees: feesLink(locale) })}>
          {terms('feeTradeFree', prices)}
        </Fact>
        <Fact term={terms('margin')}>{margin ?? terms('marginOff')}</Fact>
      </dl>
      <p className="text-small text-ink-2">
        {t.rich('facts.wrong', { hotline: hotline.label, call: linkTo(hotline.href) })}
      </p>
    </section>
  )
}

const linkTo = (href: string) => (label: ReactNode) => (
  <a href={href} className="text-link num font-semibold whitespace-nowrap">
    {label}
  </a>
)
