import { useLocale, useTranslations } from 'next-intl'

import { CardSign } from '@/components/capture/card-sign'
import { ChevronDown } from '@/components/ui/icons'
import { SummaryList } from '@/components/ui/summary-list'
import { toDdMmYyyy } from '@/lib/domain/validation/date-time-rules'

import type { ApplicationData } from '../../application/application-data'

interface CardFactsProps {
  readonly data: ApplicationData
  readonly onCorrect: () => void
}

/** The card's answers, which the applicant has just confirmed: name and number, and all of them on demand. */
export function CardFacts({ data, onCorrect }: CardFactsProps) {
  const t = useTranslations('application.personal')
  return (
    <details className="group rounded-card border border-hairline bg-surface px-4">
      <summary className="flex min-h-14 list-none items-center gap-3 py-3 [&::-webkit-details-marker]:hidden">
        <CardSign side="front" className="w-14 shrink-0 text-ink-2 max-sm:hidden" />
        <span className="min-w-0 flex-1">
          <span className="block text-small text-ink-2">{t('fromCard')}</span>
          <span className="block font-semibold">{data.fullName}</span>
          <span className="block">{data.idNumber}</span>
        </span>
        <span className="text-small font-semibold text-primary">{t('showAll')}</span>
        <ChevronDown className="size-5 shrink-0 text-primary transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pb-4">
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
