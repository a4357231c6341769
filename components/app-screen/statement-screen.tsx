import { useLocale, useTranslations } from 'next-intl'

import { saleCosts, waivedDays } from '@/lib/domain/company/rates'
import { formatMoneyInTable, formatPercent } from '@/lib/platform/i18n/format-money'

import { PhoneFrame } from './phone-frame'
import { tradedStock, tradedValue } from './sample-market'
import { ScreenLines } from './screen-lines'

const days = ['zero', 'one', 'two'] as const

/** The statement of the sale on the ticket of a new client: the days until its money arrives, and every amount that was kept back. */
export function StatementScreen({ className }: { className?: string }) {
  const t = useTranslations('appScreens')
  const locale = useLocale()
  const money = (amount: number) => formatMoneyInTable(amount, locale)
  const costs = saleCosts(tradedValue)
  return (
    <PhoneFrame label={t('statement.label')} title={t('statement.title')} className={className}>
      <p className="text-small text-ink-2">{t('statement.order', tradedStock)}</p>
      <ol className="mt-4 ml-1.5 flex min-h-0 flex-1 flex-col">
        {days.map((day) => (
          <li
            key={day}
            className="relative flex-1 pl-5 before:absolute before:top-2.5 before:left-0 before:h-full before:w-0.5 before:bg-bronze-graphic last:flex-none last:before:hidden"
          >
            <span className="absolute top-1 -left-[5px] size-3 rounded-full border-2 border-canvas bg-bronze-graphic" />
            <p className="num text-h3 leading-none text-bronze">{t(`statement.days.${day}`)}</p>
            <p className="mt-1.5 text-min">{t(`statement.what.${day}`)}</p>
          </li>
        ))}
      </ol>
      <div className="pt-4">
        <ScreenLines
          lines={[
            { name: t('ticket.value'), value: money(tradedValue) },
            { name: t('ticket.waived', { rate: formatPercent(0, locale), days: waivedDays }), value: money(0) },
            { name: t('ticket.exchange'), value: `−${money(costs.exchange)}` },
            { name: t('statement.tax'), value: `−${money(costs.tax)}` },
            { name: t('statement.paid'), value: `+${money(tradedValue - costs.waivedTotal)}`, strong: true },
          ]}
        />
      </div>
    </PhoneFrame>
  )
}
