import { X } from '@/components/ui/icons'
import { useLocale, useTranslations } from 'next-intl'

import { chipClass } from '@/components/ui/chip'
import type { Locale } from '@/lib/platform/i18n/locales'
import { formatDay } from '@/lib/platform/i18n/format-day'
import { capitalised } from '@/lib/platform/text/capitalised'

import { noFilter, type ReportFacets, type ReportFilter, sectorKey } from './report-filter'

interface FilterChipsProps {
  filter: ReportFilter
  onFilter: (filter: ReportFilter) => void
  facets: ReportFacets
}

/** Formats `YYYY-MM-DD`. Noon in Vietnam (05:00 UTC) is the same day in both time zones. */
const dayText = (day: string, locale: Locale) => formatDay(new Date(`${day}T05:00:00Z`), locale)

/** The active filters, each with a button to remove it, and a button to remove all. */
export function FilterChips({ filter, onFilter, facets }: FilterChipsProps) {
  const t = useTranslations('reports')
  const locale = useLocale()
  const chips = [
    filter.type && { part: { type: null }, text: t(`types.${filter.type}`) },
    filter.sector && {
      part: { sector: null },
      text: capitalised(facets.sectors.find((name) => sectorKey(name) === filter.sector) ?? filter.sector),
    },
    filter.ticker && { part: { ticker: null }, text: filter.ticker },
    filter.from && { part: { from: null }, text: `${t('from')} ${dayText(filter.from, locale)}` },
    filter.to && { part: { to: null }, text: `${t('to')} ${dayText(filter.to, locale)}` },
  ].filter((chip) => chip !== null && chip !== '')
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {chips.map(({ part, text }) => (
        <li key={text}>
          <button
            type="button"
            className={chipClass}
            onClick={() => {
              onFilter({ ...filter, ...part })
            }}
          >
            <span className="sr-only">{t('remove', { filter: text })}</span>
            <span aria-hidden>{text}</span>
            <X className="size-4" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="inline-flex min-h-11 items-center px-3 text-small font-semibold text-primary underline-offset-4 hover:underline"
          onClick={() => {
            onFilter(noFilter)
          }}
        >
          {t('reset')}
        </button>
      </li>
    </ul>
  )
}
