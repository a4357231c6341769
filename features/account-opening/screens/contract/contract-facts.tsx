import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { useHotline } from '@/components/layout/hotline-context'

import type { ApplicationData } from '../../application/application-data'
import type { AccountNumberProof } from '../../machine/proofs'
import { Fact } from '../fact'
import { useNumberFee } from '../account-number/use-number-fee'
import { useMargin } from '../services/use-margin'
import { usePrices } from '../services/use-prices'

interface ContractFactsProps {
  readonly data: ApplicationData
  readonly accountNumber: string
  /** How the applicant came by the number, for its fee. */
  readonly choice: AccountNumberProof | undefined
}

/** What to look for in the contract before signing it, and what to do if it is wrong. */
export function ContractFacts({ data, accountNumber, choice }: ContractFactsProps) {
  const t = useTranslations('application.contract')
  const terms = useTranslations('application.terms.facts')
  const prices = usePrices()
  const hotline = useHotline()
  const numberFee = useNumberFee(choice)
  const margin = useMargin(data)
  return (
    <section className="grid gap-3">
      <h2 className="text-lead font-semibold">{t('facts.title')}</h2>
      <dl className="facts border-t border-hairline pt-4">
        {data.fullName !== undefined && (
          <Fact term={t('facts.name')}>
            <span lang="vi">{data.fullName}</span>
          </Fact>
        )}
        <Fact term={t('facts.number')}>{accountNumber}</Fact>
        {numberFee !== null && <Fact term={terms('feeNumber')}>{numberFee}</Fact>}
        <Fact term={terms('feeTrade')}>{t('facts.fee', prices)}</Fact>
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
