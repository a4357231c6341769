import { useLocale, useTranslations } from 'next-intl'

import { intlLocale } from '@/lib/platform/i18n/intl-locale'

import { priceBand, priceColor, priceState, tradedStock } from './sample-market'

/** The head of an order ticket: the share with its price, and the band of its day. */
export function TicketPrices() {
  const t = useTranslations('appScreens.ticket')
  const price = new Intl.NumberFormat(intlLocale[useLocale()], { minimumFractionDigits: 2 })
  const { ceiling, floor } = priceBand(tradedStock.reference)
  const prices = [
    { key: 'floor', at: floor, color: 'text-floor' },
    { key: 'reference', at: tradedStock.reference, color: 'text-reference' },
    { key: 'ceiling', at: ceiling, color: 'text-ceiling' },
  ] as const
  return (
    <>
      <p className="flex items-baseline justify-between">
        <span className="text-lead font-semibold">{tradedStock.ticker}</span>
        <span className={`num text-lead font-semibold ${priceColor[priceState(tradedStock)]}`}>
          {price.format(tradedStock.price)}
        </span>
      </p>
      <p className="mt-1 flex justify-between text-min leading-[1.45]">
        {prices.map(({ key, at, color }) => (
          <span key={key} className={color}>
            {t(key)} <span className="num">{price.format(at)}</span>
          </span>
        ))}
      </p>
    </>
  )
}
