import { useTranslations } from 'next-intl'

import { AreaChart } from '@/components/chart/area-chart'
import { Badge } from '@/components/ui/badge'
import type { Locale } from '@/lib/platform/i18n/locales'

import { Outcome } from './outcome'
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
    invested: format.exact(totals.totalInvestment),
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
    <div className="max-lg:contents ko:[--chart-1:var(--up)] ko:[--chart-4:var(--down)] night:[--chart-5:var(--ink-2)]">
      {/* On phones the form would push the result out of sight: its sum stays at the top of the window. */}
      <p
        aria-hidden="true"
        data-sum-in-sight
        className="sticky top-16 z-10 -order-1 -mx-4 -mb-6 flex flex-wrap items-baseline justify-between gap-x-4 border-b border-hairline bg-canvas px-4 py-2.5 lg:hidden"
      >
        <span className="text-small text-ink-2">{t('future')}</span>
        <span className="num text-lead font-semibold text-chart-1">≈ {format.brief(value)}</span>
      </p>
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-h3">{t('title')}</h2>
          <Badge tone="bronze">{t('illustrative')}</Badge>
        </div>
        <p className="mt-2 text-ink-2">{t(plan.plan === 'saving' ? 'sentenceSaving' : 'sentenceLump', values)}</p>
        <Outcome projection={projection} format={format} />
        <AreaChart
          className="mt-10"
          label={t('chart', values)}
          unit={t('axis')}
          formatX={(x) => format.duration(x, plan.unit)}
          formatY={format.short}
          ticks={{ x: 3, y: 4 }}
          series={[
            {
              key: 'value',
              label: t('gaining', { percent }),
              color: 1,
              from: 'invested',
              end: format.brief(value),
              points: points(projection.curve, 'value'),
            },
            {
              key: 'losing',
              label: t('seriesLosing', { percent: lossPercent }),
              color: 4,
              from: 'invested',
              end: format.brief(left),
              points: points(losing, 'value'),
            },
            {
              key: 'invested',
              label: t('seriesInvested'),
              color: 5,
              kind: 'dashed',
              end: format.brief(totals.totalInvestment),
              points: points(projection.curve, 'invested'),
            },
          ]}
          table={{
            summary: t('table'),
            content: <ProjectionTable projection={projection} format={format} locale={locale} />,
          }}
        />
        <p className="mt-6 max-w-measure border-s-2 border-bronze-graphic ps-5 text-small text-ink-2 lg:hidden">
          {t('risk')}
        </p>
        <ProjectionActions rows={projection.rows} rowUnit={projection.rowUnit} percents={{ percent, lossPercent }} />
      </div>
    </div>
  )
}
