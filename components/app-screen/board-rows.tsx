import { useLocale, useTranslations } from 'next-intl'

import { Sparkline } from '@/components/chart/sparkline'

import { boardNumbers } from './board-numbers'
import { priceColor, priceState, sampleStocks, sampleWalk } from './sample-market'

/** Rows that fill the picture: the last ends at its lower edge. */
const shown = sampleStocks.slice(0, 4)

/** The top of a price board of the invented market, cut out by its frame: decorative. */
export function BoardRows() {
  const t = useTranslations('appScreens')
  const { price, share } = boardNumbers(useLocale())
  return (
    <div aria-hidden="true" className="board-rows">
      <p>
        <span>{t('illustrative')}</span>
        <span>{t('board.unit')}</span>
      </p>
      {shown.map((stock) => (
        <p key={stock.ticker} className={priceColor[priceState(stock)]}>
          <b>{stock.ticker}</b>
          <i>
            <Sparkline
              values={sampleWalk(stock.ticker, stock.reference, stock.price)}
              tone="inherit"
              className="h-5.5!"
            />
          </i>
          <span>{price(stock.price)}</span>
          <em>{share(stock.price / stock.reference - 1)}</em>
        </p>
      ))}
    </div>
  )
}
