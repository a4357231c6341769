import { useTranslations } from 'next-intl'

import { formatMoney } from '@/components/ui/money-format'
import { Table } from '@/components/ui/table'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { Projection } from './projection'
import type { ProjectionFormat } from './projection-format'

interface ProjectionTableProps {
  readonly projection: Projection
  readonly format: ProjectionFormat
  readonly locale: Locale
}

/** The figures behind the chart, by year, or by month for a short plan. */
export function ProjectionTable({ projection, format, locale }: ProjectionTableProps) {
  const t = useTranslations('calculator.result')
  const { rows, rowUnit, plan, losingPercent } = projection
  const periods = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return (
    <Table
      caption={t('caption')}
      columns={[
        { key: 'period', label: rowUnit === 'year' ? t('columnYear') : t('columnMonth') },
        { key: 'invested', label: t('invested'), numeric: true },
        { key: 'value', label: t('gaining', { percent: format.percent(plan.percent) }), numeric: true },
        { key: 'losing', label: t('seriesLosing', { percent: format.percent(losingPercent) }), numeric: true },
      ]}
      rows={rows.map((row) => ({
        key: String(row.month),
        cells: [
          periods.format(rowUnit === 'year' ? row.month / 12 : row.month),
          formatMoney(row.invested, locale),
          formatMoney(row.value, locale),
          formatMoney(row.losing, locale),
        ],
      }))}
    />
  )
}
