import { useLocale, useTranslations } from 'next-intl'

import { ChevronDown } from '@/components/ui/icons'

import type { ApplicationData } from '../../application/application-data'
import { cardDate } from '../card-date'
import { Fact } from '../fact'

interface CardFactsProps {
  readonly data: ApplicationData
  readonly onCorrect: () => void
}

/** Whose answers these are in one line, and all that the card says on demand, with the way to where it was confirmed. */
export function CardFacts({ data, onCorrect }: CardFactsProps) {
  const t = useTranslations('application.personal')
  const rows = useCardRows(data)
  const [name, number] = rows
  return (
    <section aria-labelledby="card-facts" className="border-t border-hairline pt-4">
      <h2 id="card-facts" className="text-small text-ink-2">
        {t('fromCard')}
      </h2>
      <p className="num text-pretty">
        <b lang="vi" className="font-semibold">
          {name?.value}
        </b>{' '}
        <span className="whitespace-nowrap text-ink-2">· {number?.value}</span>
      </p>
      <details className="group">
        <summary className="act">
          {t('showAll')}
          <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-3 pt-1">
          <CardRows rows={rows} />
          <p className="text-small text-ink-2">
            {t('correctHint')}{' '}
            <button type="button" className="target text-link" onClick={onCorrect}>
              {t('correct')}
            </button>
          </p>
        </div>
      </details>
    </section>
  )
}

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
