import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { DigitDrum } from '@/components/art/digit-drum'
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
      {/* The card from the screens that choose the number and confirm the signature. */}
      <div
        data-scheme="dark"
        className="flex items-center justify-between gap-4 rounded-card border border-hero-line bg-linear-to-br from-hero to-hero-2 px-5 py-3 text-white sm:px-6"
      >
        <dl className="min-w-0">
          <div>
            <dt className="text-small text-on-hero-2">{t('facts.number')}</dt>
            <dd className="-ms-[0.03em] num-large text-[clamp(2.25rem,12vw,3rem)] leading-[1.2] font-bold tracking-[0.02em]">
              {accountNumber}
            </dd>
          </div>
          {data.fullName !== undefined && (
            <div>
              <dt className="sr-only">{t('facts.name')}</dt>
              <dd lang="vi" className="text-small font-semibold text-hero-bronze">
                {data.fullName}
              </dd>
            </div>
          )}
        </dl>
        <DigitDrum number={accountNumber} isLit className="size-20 shrink-0 text-hero-bronze sm:size-24" />
      </div>
      <dl className="facts mt-1 gap-0 divide-y divide-hairline border-y border-hairline *:py-2.5 max-[30rem]:[--fact:minmax(0,1fr)]">
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
