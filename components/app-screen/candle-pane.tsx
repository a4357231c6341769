import type { StaticImageData } from 'next/image'
import { useLocale, useTranslations } from 'next-intl'

import { Drawing } from '@/components/art/drawing'
import { intlLocale } from '@/lib/platform/i18n/intl-locale'

import { candleScale, type CandleTicker } from './sample-candles'
import { priceColor, priceState, sampleStocks } from './sample-market'

interface CandlePaneProps {
  readonly ticker: CandleTicker
  /** Its candles, which end at its price (tests/drawings/candles.tsx). */
  readonly candles: StaticImageData
  readonly className?: string
}

/** Nearer to the last price than this share of the height, a price of the scale would touch it. */
const tooClose = 0.09

/** Candles of an invented share with a scale and its last price, in the colours of the market. */
export function CandlePane({ ticker, candles, className = '' }: CandlePaneProps) {
  const price = new Intl.NumberFormat(intlLocale[useLocale()], { minimumFractionDigits: 2 })
  const t = useTranslations('appScreens.terminal')
  const stock = sampleStocks.find((each) => each.ticker === ticker)
  if (stock === undefined) return null
  const { lines, shareOf } = candleScale(ticker)
  const last = shareOf(stock.price)
  const color = priceColor[priceState(stock)]
  return (
    <div className={`flex flex-col p-3 ${className}`}>
      <p className="flex items-baseline gap-2 text-min">
        <span className="font-semibold">{ticker}</span>
        <span className={`num ${color}`}>{price.format(stock.price)}</span>
        <span className="ml-auto text-ink-3">{t('daily')}</span>
      </p>
      <div className="mt-3 mb-1.5 flex min-h-0 flex-1 gap-2">
        <Drawing file={candles} align="stretch" className="min-h-0 min-w-0 flex-1" />
        <svg
          aria-hidden="true"
          textAnchor="end"
          dominantBaseline="central"
          fill="currentColor"
          className="w-9 shrink-0 overflow-visible num text-min text-ink-3"
        >
          {lines
            .filter((line) => Math.abs(shareOf(line) - last) > tooClose)
            .map((line) => (
              <text key={line} x="100%" y={`${percent(shareOf(line))}%`}>
                {price.format(line)}
              </text>
            ))}
          <text x="100%" y={`${percent(last)}%`} className={`font-semibold ${color}`}>
            {price.format(stock.price)}
          </text>
        </svg>
      </div>
      {/* If both do not fit, the second wraps onto a line that is clipped. */}
      <p className="me-11 flex max-h-[1.45em] flex-wrap justify-between gap-x-8 overflow-clip text-min leading-[1.45] whitespace-nowrap text-ink-3">
        <span>{t('first')}</span>
        <span>{t('last')}</span>
      </p>
    </div>
  )
}

const percent = (share: number) => Math.round(share * 1000) / 10
