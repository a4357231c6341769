import { AreaChart } from '@/components/chart/area-chart'
import { Candles } from '@/components/chart/candles'
import { Delta } from '@/components/ui/stat-tile'
import { Table } from '@/components/ui/table'

import type { DesignCopy } from './design-copy'
import { candles, savingSeries } from './sample-data'
import { Specimen, SpecimenGroup } from './specimen'

export function ChartsSection({ copy, locale }: { copy: DesignCopy; locale: string }) {
  const { charts } = copy
  const whole = new Intl.NumberFormat(locale)
  const price = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 })
  const gain = savingSeries(8)
  const invested = savingSeries(0)
  const loss = savingSeries(-6)
  const years = [0, 2, 4, 6, 8, 10]
  return (
    <SpecimenGroup id="charts" title={copy.groups.charts}>
      <Specimen name="AreaChart" wide>
        <AreaChart
          label={charts.savingLabel}
          unit={charts.million}
          formatX={(year) => whole.format(year)}
          formatY={(million) => whole.format(million)}
          series={[
            { key: 'gain', label: charts.gain, color: 1, points: gain },
            { key: 'invested', label: charts.invested, color: 5, points: invested, kind: 'dashed' },
            { key: 'loss', label: charts.loss, color: 2, points: loss, kind: 'line' },
          ]}
          table={{
            summary: charts.showTable,
            content: (
              <Table
                caption={charts.savingLabel}
                columns={[
                  { key: 'year', label: charts.year, numeric: true },
                  { key: 'invested', label: charts.invested, numeric: true },
                  { key: 'gain', label: charts.gain, numeric: true },
                  { key: 'loss', label: charts.loss, numeric: true },
                ]}
                rows={years.map((year) => ({
                  key: String(year),
                  cells: [year, ...[invested, gain, loss].map((points) => whole.format(points[year * 4]?.y ?? 0))],
                }))}
              />
            ),
          }}
        />
      </Specimen>
      <Specimen name="Candles" wide>
        <Candles
          label={charts.candlesLabel}
          unit={charts.thousand}
          candles={candles}
          formatY={(value) => price.format(value)}
        />
      </Specimen>
      <Specimen name="up, down, reference, ceiling, floor" wide>
        <ul className="num flex flex-wrap items-center gap-x-8 gap-y-2 font-semibold">
          <li>
            <Delta text={`${charts.up} +${price.format(1.2)}`} direction="up" />
          </li>
          <li>
            <Delta text={`${charts.down} −${price.format(0.8)}`} direction="down" />
          </li>
          <li>
            <Delta text={`${charts.reference} ${price.format(24.5)}`} direction="flat" />
          </li>
          <li className="text-small text-ceiling">
            {charts.ceiling} {price.format(26.2)}
          </li>
          <li className="text-small text-floor">
            {charts.floor} {price.format(22.8)}
          </li>
        </ul>
      </Specimen>
    </SpecimenGroup>
  )
}
