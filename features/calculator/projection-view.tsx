import { useTranslations } from 'next-intl'

import { AreaChart } from '@/components/chart/area-chart'
import { Badge } from '@/components/ui/badge'
import { StatTile } from '@/components/ui/stat-tile'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { Projection } from './projection'
import { ProjectionActions } from './projection-actions'
import { projectionFormat } from './projection-format'
import { ProjectionTable } from './projection-table'

interface ProjectionViewProps {
  readonly projection: Projection
  readonly locale: Locale
}

/** Points of a drawn line: more are not seen, and each costs bytes of the page. */
const mostPoints = 60

/**
 * What a plan may become: the backend's values, the curve beside one that loses, the same as a table, and what it all
 * leaves out. Rendered on the server for the first projection, in the browser for every later one.
 */
export function ProjectionView({ projection, locale }: ProjectionViewProps) {
  const t = useTranslations('calculator.result')
  const { plan, totals, value, losing, losingPercent } = projection
  const format = projectionFormat(t, locale)
  const left = losing.at(-1)?.value ?? 0
  const percent = format.percent(plan.percent)
  const lossPercent = format.percent(losingPercent)
  const duration = format.duration(plan.duration, plan.unit)
  const values = {
    money: format.money(plan.money),
    duration,
    percent,
    invested: format.money(totals.totalInvestment),
    value: format.rough(value),
    losing: format.rough(left),
    losingPercent: lossPercent,
  }
  const step = Math.ceil((projection.curve.length - 1) / mostPoints)
  const points = (curve: Projection['curve'], read: 'value' | 'invested') =>
    curve
      .filter(({ month }, index) => month % step === 0 || index === curve.length - 1)
      .map((point) => ({ x: plan.unit === 'year' ? point.month / 12 : point.month, y: point[read] }))
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-h3">{t('title')}</h2>
        <Badge tone="bronze">{t('illustrative')}</Badge>
      </div>
      <p className="mt-2 text-ink-2">{t(plan.plan === 'saving' ? 'sentenceSaving' : 'sentenceLump', values)}</p>
      <dl className="mt-6 grid gap-x-6 gap-y-6 sm:grid-cols-2">
        <StatTile label={t('future')} value={format.rough(value)} />
        <StatTile label={t('profit')} value={format.rough(totals.profit)} />
        <StatTile label={t('invested')} value={format.money(totals.totalInvestment)} />
        <StatTile
          label={t('losing', { percent: lossPercent })}
          value={format.rough(left)}
          delta={{
            text: t('losingNote', { loss: format.rough(totals.totalInvestment - left) }),
            direction: 'down',
          }}
        />
      </dl>
      <AreaChart
        className="mt-10"
        label={t('chart', values)}
        unit={t('axis')}
        formatX={(x) => format.duration(x, plan.unit)}
        formatY={format.short}
        ticks={{ x: 4, y: 4 }}
        series={[
          {
            key: 'value',
            label: t('gaining', { percent }),
            color: 1,
            points: points(projection.curve, 'value'),
          },
          {
            key: 'losing',
            label: t('seriesLosing', { percent: lossPercent }),
            color: 4,
            kind: 'line',
            points: points(losing, 'value'),
          },
          {
            key: 'invested',
            label: t('invested'),
            color: 5,
            kind: 'dashed',
            points: points(projection.curve, 'invested'),
          },
        ]}
        table={{
          summary: t('table'),
          content: <ProjectionTable projection={projection} format={format} locale={locale} />,
        }}
      />
      <p className="mt-6 max-w-measure border-s-2 border-bronze-graphic ps-5 text-small text-ink-2">{t('risk')}</p>
      <ProjectionActions rows={projection.rows} rowUnit={projection.rowUnit} percents={{ percent, lossPercent }} />
    </div>
  )
}
