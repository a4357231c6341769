import { useTranslations } from 'next-intl'

import { SummaryList } from '@/components/ui/summary-list'
import { toDdMmYyyy } from '@/lib/domain/validation/date-time-rules'

import type { ApplicationData } from '../../application/application-data'

interface CardFactsProps {
  readonly data: ApplicationData
  readonly onCorrect: () => void
}

/** The card's answers as they will stand in the contract. */
export function CardFacts({ data, onCorrect }: CardFactsProps) {
  const t = useTranslations('application.personal')
  return (
    <section className="grid gap-3">
      <h2 className="text-h3 font-semibold">{t('fromCard')}</h2>
      <SummaryList rows={useCardRows(data)} />
      <p className="text-small text-ink-2">{t('correctHint')}</p>
      <button type="button" className="min-h-11 justify-self-start text-link" onClick={onCorrect}>
        {t('correct')}
      </button>
    </section>
  )
}

/** Rows of a summary list, for this screen and for the review. */
export function useCardRows(data: ApplicationData): { key: string; term: string; value: string }[] {
  const t = useTranslations('application.personal')
  const date = (iso: string | undefined) => (iso === undefined || iso === '' ? undefined : toDdMmYyyy(iso))
  const sex = data.sex === undefined ? undefined : t(data.sex === 'M' ? 'male' : 'female')
  const rows = [
    ['fullName', data.fullName],
    ['idNumber', data.idNumber],
    ['birthDate', date(data.birthDate)],
    ['sex', sex],
    ['issueDate', date(data.idIssueDate)],
    ['issuePlace', data.idIssuePlace],
    ['expiryDate', date(data.idExpiryDate) ?? t('noExpiry')],
    ['cardAddress', data.cardAddress],
  ] as const
  return rows.map(([key, value]) => ({ key, term: t(key), value: value ?? t('missing') }))
}
