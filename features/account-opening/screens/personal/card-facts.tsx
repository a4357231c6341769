import { useLocale, useTranslations } from 'next-intl'

import { ChevronDown } from '@/components/ui/icons'
import { SummaryList } from '@/components/ui/summary-list'
import { toDdMmYyyy } from '@/lib/domain/validation/date-time-rules'

import type { ApplicationData } from '../../application/application-data'

interface CardFactsProps {
  readonly data: ApplicationData
  readonly onCorrect: () => void
}

/** The card's answers, which the applicant has just confirmed: in one line whose they are, and all of them on demand. */
export function CardFacts({ data, onCorrect }: CardFactsProps) {
  const t = useTranslations('application.personal')
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center gap-1.5 text-small text-ink-2 hover:text-primary [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 py-2">
          {t('fromCard')}
          {': '}
          <span className="font-semibold text-ink">{data.fullName}</span>
        </span>
        <span className="sr-only">{t('showAll')}</span>
        <ChevronDown className="size-5 shrink-0 text-primary transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pb-2">
        <SummaryList rows={useCardRows(data)} />
        <p className="text-small text-ink-2">{t('correctHint')}</p>
        <button type="button" className="min-h-11 justify-self-start text-link" onClick={onCorrect}>
          {t('correct')}
        </button>
      </div>
    </details>
  )
}

/** Rows of a summary list, for this screen and for the review. */
export function useCardRows(data: ApplicationData): { key: string; term: string; value: string }[] {
  const t = useTranslations('application.personal')
  const locale = useLocale()
  const date = (iso: string | undefined) =>
    iso === undefined || iso === '' ? undefined : locale === 'ko' ? iso.replaceAll('-', '.') : toDdMmYyyy(iso)
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
