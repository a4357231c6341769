import { useLocale, useTranslations } from 'next-intl'

import { PhoneFrame } from '@/components/app-screen/phone-frame'
import { TicketPrices } from '@/components/app-screen/ticket-prices'
import { rates, waivedDays } from '@/lib/domain/company/rates'
import { formatPercent } from '@/lib/platform/i18n/format-money'

import { SaleTicket } from './sale-ticket'

/** The order ticket of a new client on a phone, to work: what a sale costs, while commission is waived and afterwards. */
export function SaleScreen({ className }: { className?: string }) {
  const t = useTranslations('appScreens.ticket')
  const cost = useTranslations('home.cost')
  const statement = useTranslations('appScreens.statement.days')
  const locale = useLocale()
  const rate = (fraction: number) => formatPercent(fraction, locale)
  return (
    <PhoneFrame label={t('label')} title={t('title')} isLive className={className}>
      <TicketPrices />
      <SaleTicket
        locale={locale}
        texts={{
          quantity: cost('quantity'),
          period: cost('period'),
          waived: cost('waived', { days: waivedDays }),
          regular: cost('regular', { day: waivedDays + 1 }),
          value: t('value'),
          total: cost('total'),
          commission: cost('commission'),
          exchange: t('exchange'),
          tax: cost('tax'),
          net: t('net'),
          arrives: t('arrives'),
          days: statement('two'),
          rates: {
            commission: rate(rates.online),
            noCommission: rate(0),
            exchange: rate(rates.exchange),
            tax: rate(rates.sale),
          },
        }}
      >
        {/* The next step in the application; a picture of a button, because nothing is sold here. */}
        <p
          aria-hidden="true"
          className="mt-auto rounded-control border border-primary bg-chosen py-2.5 text-center font-semibold text-ink"
        >
          {t('confirm')}
        </p>
      </SaleTicket>
    </PhoneFrame>
  )
}
