import { useLocale } from 'next-intl'

import { intlLocale } from '@/lib/platform/i18n/intl-locale'

import { priceColor, priceState, sampleStocks } from './sample-market'

/** The first shares of the invented market with their prices, as a small picture of the board: decorative. */
export function BoardRows({ count, note }: { readonly count: number; readonly note: string }) {
  const number = intlLocale[useLocale()]
  const price = new Intl.NumberFormat(number, { minimumFractionDigits: 2 })
  const change = new Intl.NumberFormat(number, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  return (
    <div aria-hidden="true" className="board-rows">
      {sampleStocks.slice(0, count).map((stock) => (
        <p key={stock.ticker} className={priceColor[priceState(stock)]}>
          <b>{stock.ticker}</b>
          <span>{price.format(stock.price)}</span>
          <span>{change.format(stock.price / stock.reference - 1).replace('-', '−')}</span>
        </p>
      ))}
      <small>{note}</small>
    </div>
  )
}
