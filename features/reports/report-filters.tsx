'use client'

import { clsx } from 'clsx'
import { SlidersHorizontal } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { TextInput } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { reportTypes } from '@/lib/backends/main/content'
import { capitalised } from '@/lib/platform/text/capitalised'

import { parseDay, parseTicker, type ReportFacets, type ReportFilter, sectorKey } from './report-filter'

interface ReportFiltersProps {
  filter: ReportFilter
  onFilter: (filter: ReportFilter) => void
  facets: ReportFacets
}

/** Type as chips; sector, ticker and dates as fields, which phones show on demand. Changes apply immediately. */
export function ReportFilters({ filter, onFilter, facets }: ReportFiltersProps) {
  const t = useTranslations('reports')
  const [open, setOpen] = useState(false)
  const change = (part: Partial<ReportFilter>) => {
    onFilter({ ...filter, ...part })
  }
  const sectors = facets.sectors.map((name) => ({ value: sectorKey(name), label: capitalised(name) }))
  return (
    // Filters need scripts; without them the document still lists all reports, page by page.
    <search aria-label={t('filters')} className="block print:hidden noscript:hidden">
      <div className="max-md:flex max-md:items-center max-md:gap-x-1">
        <fieldset className="flex min-w-0 [scrollbar-width:none] gap-2 max-md:-ms-4 max-md:flex-1 max-md:overflow-x-auto max-md:fade-right-12 max-md:py-1 max-md:ps-4 max-md:pe-12 max-md:*:shrink-0 max-md:*:px-3 md:flex-wrap lg:flex-col lg:gap-0 lg:border-l lg:border-hairline lg:*:-ml-px lg:*:justify-start lg:*:rounded-none lg:*:border-y-0 lg:*:border-r-0 lg:*:border-l-2 lg:*:border-transparent lg:*:aria-pressed:border-bronze-graphic lg:*:aria-pressed:bg-transparent lg:*:aria-pressed:font-semibold lg:*:aria-pressed:text-ink">
          <legend className="sr-only">{t('type')}</legend>
          <Chip
            pressed={filter.type === null}
            onClick={() => {
              change({ type: null })
            }}
          >
            {t('allTypes')}
          </Chip>
          {reportTypes.map((type) => (
            <Chip
              key={type}
              pressed={filter.type === type}
              onClick={() => {
                change({ type: filter.type === type ? null : type })
              }}
            >
              {t(`types.${type}`)}
            </Chip>
          ))}
        </fieldset>
        <Button
          variant="quiet"
          size="compact"
          className="min-h-11 shrink-0 px-3! md:hidden"
          aria-expanded={open}
          aria-controls="report-fields"
          icon={<SlidersHorizontal className="size-5" />}
          onClick={() => {
            setOpen(!open)
          }}
        >
          <span aria-hidden="true">{t('filter')}</span>
          <span className="sr-only">{open ? t('hideFilters') : t('showFilters')}</span>
        </Button>
      </div>
      <div
        id="report-fields"
        className={clsx('mt-4 grid-cols-2 gap-4 md:mt-6 md:grid lg:gap-x-2', open ? 'grid' : 'hidden')}
      >
        <Select
          id="report-sector"
          label={t('sector')}
          placeholder={t('allSectors')}
          options={sectors}
          value={filter.sector ?? ''}
          onChange={(event) => {
            change({ sector: event.target.value || null })
          }}
          fieldClassName="col-span-2 md:max-lg:col-span-1"
        />
        <TickerField
          key={filter.ticker}
          ticker={filter.ticker}
          tickers={facets.tickers}
          onTicker={(ticker) => {
            change({ ticker })
          }}
        />
        <DayFields key={`${filter.from}-${filter.to}`} filter={filter} onDays={change} />
      </div>
    </search>
  )
}

interface TickerFieldProps {
  ticker: string | null
  tickers: readonly string[]
  onTicker: (ticker: string | null) => void
}

/** Applies the ticker on Enter or blur; keeps an invalid one in the field with an explanation. */
function TickerField({ ticker, tickers, onTicker }: TickerFieldProps) {
  const t = useTranslations('reports')
  const [text, setText] = useState(ticker ?? '')
  const [wrong, setWrong] = useState(false)
  const finish = () => {
    const parsed = parseTicker(text)
    setWrong(text.trim() !== '' && parsed === null)
    if (parsed !== ticker && (parsed !== null || text.trim() === '')) onTicker(parsed)
  }
  return (
    <>
      <TextInput
        id="report-ticker"
        label={t('ticker')}
        error={wrong ? t('tickerError') : undefined}
        placeholder={t('tickerHint')}
        list="report-tickers"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={10}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
        }}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish()
        }}
        fieldClassName="col-span-2 md:max-lg:col-span-1"
      />
      <datalist id="report-tickers">
        {tickers.map((known) => (
          <option key={known} value={known}>
            {known}
          </option>
        ))}
      </datalist>
    </>
  )
}

/**
 * An empty date shows our words until it is focused: its own pattern is in the language of the browser, not in that of the page.
 * Browsers that cannot style their date fields show their pattern.
 */
const unset =
  'relative not-focus:before:pointer-events-none not-focus:before:absolute not-focus:before:text-ink-3 not-focus:before:content-[attr(placeholder)] not-focus:[&::-webkit-datetime-edit]:opacity-0'

interface DayFieldsProps {
  filter: ReportFilter
  onDays: (days: Pick<ReportFilter, 'from' | 'to'>) => void
}

/** First and last day; an end date before the start date stays in its field with an explanation, but is not applied. */
function DayFields({ filter, onDays }: DayFieldsProps) {
  const t = useTranslations('reports')
  const [days, setDays] = useState({ from: filter.from ?? '', to: filter.to ?? '' })
  const from = parseDay(days.from)
  const to = parseDay(days.to)
  const wrong = from !== null && to !== null && to < from
  const finish = () => {
    if (!wrong && (from !== filter.from || to !== filter.to)) onDays({ from, to })
  }
  return (
    <>
      {(['from', 'to'] as const).map((name) => (
        <TextInput
          key={name}
          id={`report-${name}`}
          type="date"
          label={t(name)}
          error={wrong && name === 'to' ? t('dateError') : undefined}
          placeholder={t('anyDay')}
          className={clsx('lg:px-2.5 lg:text-small', days[name] === '' && unset)}
          value={days[name]}
          onChange={(event) => {
            setDays({ ...days, [name]: event.target.value })
          }}
          onBlur={finish}
          onKeyDown={(event) => {
            if (event.key === 'Enter') finish()
          }}
        />
      ))}
    </>
  )
}
