import { useLocale, useTranslations } from 'next-intl'

import { rates, saleCosts } from '@/lib/domain/company/rates'
import { formatMoneyInTable, formatPercent } from '@/lib/platform/i18n/format-money'
import { intlLocale } from '@/lib/platform/i18n/intl-locale'

import { tradedStock, tradedValue } from './sample-market'
import { ScreenLines } from './screen-lines'
import { TicketPrices } from './ticket-prices'

/** A sell ticket before confirmation: its costs and the proceeds. */
export function TicketBody() {
  const t = useTranslations('appScreens')
  const locale = useLocale()
  const number = new Intl.NumberFormat(intlLocale[locale])
  const price = new Intl.NumberFormat(intlLocale[locale], { minimumFractionDigits: 2 })
  const money = (amount: number) => formatMoneyInTable(amount, locale)
  const costs = saleCosts(tradedValue)
  return (
    <>
      <TicketPrices />
      <div className="mt-2.5 grid grid-cols-2 rounded-control border border-field text-center text-min font-semibold">
        <span className="py-1 text-ink-2">{t('ticket.buy')}</span>
        <span className="rounded-control bg-surface-2 py-1 text-ink forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] night:bg-chosen night:text-on-chosen night:inset-ring night:inset-ring-primary">
          {t('ticket.sell')}
        </span>
      </div>
      <div className="mt-2.5 grid grid-cols-2 gap-2">
        {[
          { name: t('ticket.quantity'), text: number.format(tradedStock.quantity) },
          { name: t('board.unit'), text: price.format(tradedStock.price) },
        ].map(({ name, text }) => (
          <div key={name}>
            <p className="text-min leading-[1.45] text-ink-2">{name}</p>
            <p className="mt-1 rounded-control border border-field px-3 py-1 text-right num text-small">{text}</p>
          </div>
        ))}
      </div>
      <div className="my-2 flex grow flex-col">
        <ScreenLines
          lines={[
            { name: t('ticket.value'), value: money(tradedValue) },
            {
              name: t('ticket.commission', { rate: formatPercent(rates.online, locale) }),
              value: money(costs.commission),
            },
            { name: t('ticket.exchange'), value: money(costs.exchange) },
            { name: t('ticket.tax'), value: money(costs.tax) },
            { name: t('ticket.net'), value: money(tradedValue - costs.total), strong: true },
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
