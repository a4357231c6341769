import { Table } from '@/components/ui/table'
import { formatMoney } from '@/components/ui/money-format'
import { fillIn } from '@/lib/platform/text/fill-in'

import type { CalculatorCopy } from './calculator-copy'
import type { Projection } from './projection'
import type { ProjectionFormat } from './projection-format'

interface ProjectionTableProps {
  readonly projection: Projection
  readonly copy: CalculatorCopy['result']
  readonly format: ProjectionFormat
  readonly locale: string
}

/** The figures behind the chart, by year, or by month for a short plan. */
export function ProjectionTable({ projection, copy, format, locale }: ProjectionTableProps) {
  const { rows, rowUnit, plan, losingPercent } = projection
  const periods = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return (
    <Table
      caption={copy.caption}
      columns={[
        { key: 'period', label: rowUnit === 'year' ? copy.columnYear : copy.columnMonth },
        { key: 'invested', label: copy.invested, numeric: true },
        { key: 'value', label: fillIn(copy.gaining, { percent: format.percent(plan.percent) }), numeric: true },
        { key: 'losing', label: fillIn(copy.seriesLosing, { percent: format.percent(losingPercent) }), numeric: true },
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
