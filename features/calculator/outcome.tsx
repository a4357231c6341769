import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

import type { Projection } from './projection'
import type { ProjectionFormat } from './projection-format'

interface OutcomeProps {
  readonly projection: Projection
  readonly format: ProjectionFormat
}

/**
 * What the plan becomes and what a losing one leaves. The bars have one scale: the money paid in is as long in both, so that
 * a gain and a loss can be compared.
 */
export function Outcome({ projection, format }: OutcomeProps) {
  const t = useTranslations('calculator.result')
  const { totals, value, losing, losingPercent } = projection
  const invested = totals.totalInvestment
  const left = losing.at(-1)?.value ?? 0
  const scale = Math.max(value, invested)
  const share = (amount: number) => `${((amount / scale) * 100).toFixed(1)}%`
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 rounded-panel border border-hairline bg-surface p-5 md:p-7">
      <div className="col-span-2">
        <dt className="text-ink-2">{t('future')}</dt>
        <dd className="mt-1 num text-[1.5rem] leading-tight font-semibold text-chart-1 sm:text-h1">
          {format.rough(value)}
        </dd>
        <dd aria-hidden="true" className="rounded-xs mt-4 flex h-4 gap-0.5 overflow-hidden">
          <span className={capital} style={{ width: share(Math.min(invested, value)) }} />
          <span className="flex-1 bg-chart-1" />
        </dd>
      </div>
      <Part label={t('invested')} value={format.exact(invested)} swatch={capital} />
      <Part label={t('profit')} value={format.rough(totals.profit)} swatch="bg-chart-1" className="sm:text-end" />
      <div className="col-span-2 mt-6 border-t border-hairline pt-6">
        <dt className="text-ink-2">{t('losing', { percent: format.percent(losingPercent) })}</dt>
        <dd className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6">
          <span className="num text-h3 font-semibold">{format.rough(left)}</span>
          <span className="num text-small font-semibold text-chart-4">
            <span aria-hidden="true">▼ </span>
            {t('losingNote', { loss: format.rough(invested - left) })}
          </span>
        </dd>
        <dd aria-hidden="true" className="rounded-xs mt-3 flex h-4 overflow-hidden" style={{ width: share(invested) }}>
          <span className={capital} style={{ width: `${((left / invested) * 100).toFixed(1)}%` }} />
          <span className="flex-1 border border-chart-4 bg-[repeating-linear-gradient(135deg,var(--chart-4)_0_1px,transparent_1px_6px)]" />
        </dd>
      </div>
    </dl>
  )
}

/** Lighter than what it earns or loses. */
const capital = 'bg-chart-5/55 night:bg-chart-5/70'

interface PartProps {
  readonly label: string
  readonly value: string
  readonly swatch: string
  readonly className?: string
}

function Part({ label, value, swatch, className }: PartProps) {
  return (
    <div
      className={clsx(
        'mt-3 text-small max-sm:col-span-2 max-sm:flex max-sm:items-baseline max-sm:justify-between',
        className,
      )}
    >
      <dt className="text-ink-2">
        <span aria-hidden="true" className={clsx('me-2 inline-block size-2.5 rounded-full', swatch)} />
        {label}
      </dt>
      <dd className="num font-semibold sm:text-lead">{value}</dd>
    </div>
  )
}
