import type { StaticImageData } from 'next/image'
import type { CSSProperties } from 'react'
import { useLocale, useTranslations } from 'next-intl'

import { Drawing } from '@/components/art/drawing'
import { intlLocale } from '@/lib/platform/i18n/intl-locale'

import { candleRanges } from './candle-ranges'
import { priceColor, priceState, sampleStocks } from './sample-market'

interface CandlePaneProps {
  /** One of `sampleStocks`. */
  readonly ticker: keyof typeof candleRanges
  /** Its candles, which end at its price (tests/drawings/candles.tsx). */
  readonly candles: StaticImageData
  readonly className?: string
}

/** Where the grid of the drawing has its lines, from the top. */
const lines = [0.25, 0.5, 0.75] as const

/** Candles of an invented share with its last price, in the colours of the market, over a scale of prices and days. */
export function CandlePane({ ticker, candles, className = '' }: CandlePaneProps) {
  const price = new Intl.NumberFormat(intlLocale[useLocale()], { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const t = useTranslations('appScreens.terminal')
  const [lowest, highest] = candleRanges[ticker]
  const stock = sampleStocks.find((each) => each.ticker === ticker)
  return (
    <div className={`flex flex-col p-3 ${className}`}>
      <p className="flex items-baseline gap-2 text-min">
        <span className="font-semibold">{ticker}</span>
        {stock !== undefined && (
          <span className={`num ${priceColor[priceState(stock)]}`}>{price.format(stock.price)}</span>
        )}
      </p>
      <div className="mt-2 grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_auto] grid-rows-[minmax(0,1fr)_auto] gap-x-1.5 text-[11px] leading-[1.45] text-ink-3">
        <Drawing file={candles} align="stretch" className="size-full min-h-0" />
        <p className="relative num">
          {/* As wide as its widest price. */}
          <span className="invisible">{price.format(highest)}</span>
          {lines.map((line) => (
            <span
              key={line}
              className="absolute top-(--line) right-0 -translate-y-1/2"
              style={{ '--line': `${line * 100}%` } as CSSProperties}
            >
              {price.format(highest - line * (highest - lowest))}
            </span>
          ))}
        </p>
        <p className="flex justify-between gap-2 pt-1">
          <span>{t('first')}</span>
          <span>{t('last')}</span>
        </p>
      </div>
    </div>
  )
}
