import { X } from 'lucide-react'

import { chipClass } from '@/components/ui/chip'
import type { ReportType } from '@/lib/backends/main/content'
import type { Locale } from '@/lib/platform/i18n/locales'
import { fillIn } from '@/lib/platform/text/fill-in'
import { formatDay } from '@/lib/platform/i18n/format-day'
import { capitalised } from '@/lib/platform/text/capitalised'

import type { ReportFacets, ReportFilterCopy } from './report-copy'
import { noFilter, type ReportFilter, sectorKey } from './report-filter'

interface FilterChipsProps {
  filter: ReportFilter
  onFilter: (filter: ReportFilter) => void
  facets: ReportFacets
  types: Readonly<Record<ReportType, string>>
  locale: Locale
  copy: ReportFilterCopy
}

/** Formats `YYYY-MM-DD`. Noon in Vietnam (05:00 UTC) is the same day in both time zones. */
const dayText = (day: string, locale: Locale) => formatDay(new Date(`${day}T05:00:00Z`), locale)

/** The active filters, each with a button to remove it, and a button to remove all. */
export function FilterChips({ filter, onFilter, facets, types, locale, copy }: FilterChipsProps) {
  const chips = [
    filter.type && { part: { type: null }, text: types[filter.type] },
    filter.sector && {
      part: { sector: null },
      text: capitalised(facets.sectors.find((name) => sectorKey(name) === filter.sector) ?? filter.sector),
    },
    filter.ticker && { part: { ticker: null }, text: filter.ticker },
    filter.from && { part: { from: null }, text: `${copy.from} ${dayText(filter.from, locale)}` },
    filter.to && { part: { to: null }, text: `${copy.to} ${dayText(filter.to, locale)}` },
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
            <span className="sr-only">{fillIn(copy.remove, { filter: text })}</span>
            <span aria-hidden>{text}</span>
            <X aria-hidden strokeWidth={1.75} className="size-4" />
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
          {copy.reset}
        </button>
      </li>
    </ul>
  )
}
