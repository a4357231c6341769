import type { StaticImageData } from 'next/image'
import { useLocale } from 'next-intl'

import { Drawing } from '@/components/art/drawing'
import { intlLocale } from '@/lib/platform/i18n/intl-locale'

import { priceColor, priceState, sampleStocks } from './sample-market'

interface CandlePaneProps {
  /** One of `sampleStocks`. */
  readonly ticker: string
  /** Its candles, which end at its price (tests/drawings/candles.tsx). */
  readonly candles: StaticImageData
  readonly className?: string
}

/** Candles of an invented share with its last price, in the colours of the market. */
export function CandlePane({ ticker, candles, className = '' }: CandlePaneProps) {
  const price = new Intl.NumberFormat(intlLocale[useLocale()], { minimumFractionDigits: 2 })
  const stock = sampleStocks.find((each) => each.ticker === ticker)
  return (
    <div className={`flex flex-col p-3 ${className}`}>
      <p className="flex items-baseline gap-2 text-min">
        <span className="font-semibold">{ticker}</span>
        {stock !== undefined && (
          <span className={`num ${priceColor[priceState(stock)]}`}>{price.format(stock.price)}</span>
        )}
      </p>
      <Drawing file={candles} align="stretch" className="mt-2 min-h-0 w-full flex-1" />
    </div>
  )
}
