import { useLocale } from 'next-intl'

import { futuresFee, rates, waivedDays } from '@/lib/domain/company/rates'
import { formatMoneyInTable, formatPercent } from '@/lib/platform/i18n/format-money'

/** The prices that the texts of services and terms name, as message arguments; each text takes those that it needs. */
export function usePrices() {
  const locale = useLocale()
  return {
    online: formatPercent(rates.online, locale),
    exchange: formatPercent(rates.exchange, locale),
    broker: formatPercent(rates.broker, locale),
    margin: formatPercent(rates.margin, locale),
    advance: formatPercent(rates.advance, locale),
    initial: formatPercent(rates.marginInitial, locale),
    maintenance: formatPercent(rates.marginMaintenance, locale),
    futures: formatMoneyInTable(futuresFee, locale),
    days: waivedDays,
  }
}
