import { useTranslations } from 'next-intl'

import { useHotline } from '@/components/layout/hotline-context'
import { SummaryList } from '@/components/ui/summary-list'

import type { ApplicationData } from '../../application/application-data'
import type { AccountNumberProof } from '../../machine/proofs'
import { useNumberFee } from '../account-number/use-number-fee'
import { permittedServices } from '../services/service-presets'
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
  const services = useTranslations('application.services')
  const prices = usePrices()
  const hotline = useHotline()
  const numberFee = useNumberFee(choice)
  const margin = permittedServices(data).margin
    ? [
        { key: 'margin', term: t('facts.limit'), value: services(limitOf(data)) },
        { key: 'interest', term: t('facts.interest'), value: t('facts.yearly', prices) },
      ]
    : [{ key: 'margin', term: terms('margin'), value: terms('marginOff') }]
  return (
    <div className="grid gap-2 rounded-card bg-surface-2 p-4">
      <h2 className="text-lead font-semibold">{t('facts.title')}</h2>
      <SummaryList
        brief
        columns
        rows={[
          ...(data.fullName === undefined
            ? []
            : [{ key: 'name', term: t('facts.name'), value: data.fullName, long: true }]),
          {
            key: 'number',
            term: t('facts.number'),
            value: <span className="num text-lead leading-snug">{accountNumber}</span>,
          },
          ...(numberFee === null ? [] : [{ key: 'feeNumber', term: terms('feeNumber'), value: numberFee }]),
          { key: 'trade', term: terms('feeTrade'), value: t('facts.fee', prices) },
          ...margin,
        ]}
      />
      <p className="text-small text-ink-2">
        {t('facts.wrong')}{' '}
        <a href={hotline.href} className="text-link num font-semibold whitespace-nowrap">
          {hotline.label}
        </a>
      </p>
    </div>
  )
}

const limitOf = ({ marginLevel }: ApplicationData) => (marginLevel === '4' ? 'marginOver' : 'marginUnder')
