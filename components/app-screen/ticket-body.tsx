import { clsx } from 'clsx'
import { useLocale, useTranslations } from 'next-intl'

import { rates, saleCosts, waivedDays } from '@/lib/domain/company/rates'
import { formatMoneyInTable, formatPercent } from '@/lib/platform/i18n/format-money'
import { intlLocale } from '@/lib/platform/i18n/intl-locale'

import { priceBand, priceColor, priceState, tradedStock } from './sample-market'
import { ScreenLines } from './screen-lines'

interface TicketBodyProps {
  /** Whether to show when the money arrives; smaller frames, and phones, have no room for that line. */
  isDated?: boolean
  /** Whether it is one of the first days, which are free of commission. */
  isWaived?: boolean
}

/** A sell ticket before confirmation: its costs, the proceeds and, if asked, when they arrive. */
export function TicketBody({ isDated = false, isWaived = false }: TicketBodyProps) {
  const t = useTranslations('appScreens')
  const locale = useLocale()
  const price = new Intl.NumberFormat(intlLocale[locale], { minimumFractionDigits: 2 })
  const money = (amount: number) => formatMoneyInTable(amount, locale)
  const { ticker, quantity } = tradedStock
  const { ceiling, floor } = priceBand(tradedStock.reference)
  const value = tradedStock.price * 1000 * quantity
  const costs = saleCosts(value)
  const prices = [
    { key: 'floor', at: floor, color: 'text-floor' },
    { key: 'reference', at: tradedStock.reference, color: 'text-reference' },
    { key: 'ceiling', at: ceiling, color: 'text-ceiling' },
  ] as const
  return (
    <>
      <p className="flex items-baseline justify-between">
        <span className="text-lead font-semibold">{ticker}</span>
        <span className={`num text-lead font-semibold ${priceColor[priceState(tradedStock)]}`}>
          {price.format(tradedStock.price)}
        </span>
      </p>
      <p className="mt-1 flex justify-between text-min leading-[1.45]">
        {prices.map(({ key, at, color }) => (
          <span key={key} className={color}>
            {t(`ticket.${key}`)} <span className="num">{price.format(at)}</span>
          </span>
        ))}
      </p>
      <div
        className={clsx(
          'mt-2.5 grid grid-cols-2 rounded-control border border-field text-center text-min font-semibold',
          isDated && 'hidden',
        )}
      >
        <span className="py-1 text-ink-2">{t('ticket.buy')}</span>
        <span className="rounded-control bg-surface-2 py-1 text-ink forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] night:bg-chosen night:text-on-chosen night:inset-ring night:inset-ring-primary">
          {t('ticket.sell')}
        </span>
      </div>
      <div className={clsx('mt-2.5 grid grid-cols-2 gap-2', isDated && 'max-sm:mt-2')}>
        {[
          { name: t('ticket.quantity'), text: String(quantity) },
          { name: t('board.unit'), text: price.format(tradedStock.price) },
        ].map(({ name, text }) => (
          <div key={name}>
            <p className="text-min leading-[1.45] text-ink-2">{name}</p>
            <p className="mt-1 rounded-control border border-field px-3 py-1 text-right num text-small">{text}</p>
          </div>
        ))}
      </div>
      <div className={clsx('my-2 flex grow flex-col', isDated && 'mb-4 max-sm:mt-1.5')}>
        <ScreenLines
          // What the claim beside the screen is about: three deductions, what is left, and when it arrives.
          mark={
            isDated && (
              <span className="absolute inset-0 -z-1 row-[2/7] rounded-control border! border-bronze-graphic! bg-canvas" />
            )
          }
          lines={[
            { name: t('ticket.value'), value: money(value) },
            isWaived
              ? {
                  name: t('ticket.waived', { rate: formatPercent(0, locale), days: waivedDays }),
                  value: money(0),
                }
              : {
                  name: t('ticket.commission', { rate: formatPercent(rates.online, locale) }),
                  value: money(costs.commission),
                },
            { name: t('ticket.exchange'), value: money(costs.exchange) },
            { name: t('ticket.tax'), value: money(costs.tax) },
            { name: t('ticket.net'), value: money(value - (isWaived ? costs.waivedTotal : costs.total)), strong: true },
            ...(isDated ? [{ name: t('ticket.arrives'), value: t('statement.days.two') }] : []),
          ]}
        />
      </div>
      {/* At the bottom of a pane that is higher than the ticket. */}
      <p className="mt-auto rounded-control border border-transparent bg-button py-2 text-center text-min font-semibold text-on-button forced-colors:border">
        {t('ticket.confirm')}
      </p>
    </>
  )
}
