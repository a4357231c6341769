import { useLocale, useTranslations } from 'next-intl'

import { ChevronDown, CircleCheck } from '@/components/ui/icons'

import { groupedIdNumber } from '@/lib/platform/text/grouped-id-number'

import type { ApplicationData } from '../../application/application-data'
import { cardDate } from '../card-date'
import { Fact } from '../fact'
import { keptPictures } from '../identity/card-pictures'
import { SmallPortrait } from '../identity/small-portrait'
import { Parts } from '../parts'

interface CardFactsProps {
  readonly data: ApplicationData
  readonly ocrId: string
  readonly onCorrect: () => void
}

/** Whose answers these are in short, and what else the card says on demand, with the way to where it was confirmed. */
export function CardFacts({ data, ocrId, onCorrect }: CardFactsProps) {
  const t = useTranslations('application.personal')
  const [name, number, birthDate, ...others] = useCardRows(data)
  const front = keptPictures(ocrId)?.front
  return (
    <section
      aria-labelledby="card-facts"
      className="rounded-card border border-hairline bg-surface-2/50 px-4 pt-4 pb-1.5 sm:px-5"
    >
      <div className="flex items-start gap-4">
        {front !== undefined && <SmallPortrait front={front} />}
        <div className="min-w-0">
          <h2 id="card-facts" className="flex items-center gap-2 text-small font-normal text-ink-2">
            <CircleCheck className="size-4.5 shrink-0 text-success" />
            {t('fromCard')}
          </h2>
          <p lang="vi" className="mt-0.5 text-lead leading-normal font-semibold text-balance">
            {name?.value}
          </p>
          <dl className="mt-0.5 flex flex-wrap gap-x-6 gap-y-0.5 text-small">
            {[number, birthDate].map(
              (row) =>
                row !== undefined && (
                  <div key={row.key} className="flex flex-wrap gap-x-2">
                    <dt className="text-ink-2">{row.term}</dt>
                    <dd className="num font-semibold whitespace-nowrap">{row.value}</dd>
                  </div>
                ),
            )}
          </dl>
        </div>
      </div>
      <details className="group">
        <summary className="act">
          {t('showAll')}
          <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-3 pt-1 pb-3">
          <CardRows rows={others} />
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
          <Parts text={value} />
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
    ['idNumber', data.idNumber && groupedIdNumber(data.idNumber)],
    ['birthDate', date(data.birthDate)],
    ['sex', sex],
    ['issueDate', date(data.idIssueDate)],
    ['issuePlace', data.idIssuePlace],
    ['expiryDate', date(data.idExpiryDate) ?? t('noExpiry')],
    ['cardAddress', data.cardAddress],
  ] as const
  return rows.map(([key, value]) => ({ key, term: t(key), value: value ?? t('missing') }))
}
