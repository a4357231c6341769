import { useLocale, useTranslations } from 'next-intl'

import { ChevronDown, Pencil } from '@/components/ui/icons'

import type { ApplicationData } from '../../application/application-data'
import { cardDate } from '../card-date'
import { Fact } from '../fact'

interface CardFactsProps {
  readonly data: ApplicationData
  readonly onCorrect: () => void
}

/** Whose answers these are, and all that the card says on demand; the way to where it was confirmed. */
export function CardFacts({ data, onCorrect }: CardFactsProps) {
  const t = useTranslations('application.personal')
  const rows = useCardRows(data)
  return (
    <section aria-labelledby="card-facts" className="border-y border-hairline pt-2 pb-1">
      <div className="flex min-h-11 items-center justify-between gap-x-4">
        <h2 id="card-facts" className="font-semibold">
          {t('fromCard')}
        </h2>
        <button type="button" className="act shrink-0" onClick={onCorrect}>
          <Pencil className="size-4.5" />
          {t('correct')}
        </button>
      </div>
      <CardRows rows={rows.slice(0, shownRows)} />
      <details className="group">
        <summary className="act">
          {t('showAll')}
          <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-3 pt-1 pb-3">
          <CardRows rows={rows.slice(shownRows)} />
          <p className="text-small text-ink-2">{t('correctHint')}</p>
        </div>
      </details>
    </section>
  )
}

/** Name, number, birth date and sex say who it is. */
const shownRows = 4

function CardRows({ rows }: { readonly rows: ReturnType<typeof useCardRows> }) {
  return (
    <dl className="facts">
      {rows.map(({ key, term, value }) => (
        <Fact key={key} term={term}>
          {value}
        </Fact>
      ))}
    </dl>
  )
}

/** What the card says, for this screen and for the review. */
export function useCardRows(data: ApplicationData): { key: string; term: string; value: string }[] {
  const t = useTranslations('application.personal')
  const locale = useLocale()
  const date = (iso: string | undefined) => (iso === undefined || iso === '' ? undefined : cardDate(iso, locale))
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
