import { useLocale, useTranslations } from 'next-intl'

import { boardNumbers } from './board-numbers'
import { priceColor, priceState, sampleStocks } from './sample-market'

/** Rows that fill the picture: the last ends at its lower edge. */
const shown = sampleStocks.slice(0, 4)

/** The top of a price board of the invented market, cut out by its frame: decorative. */
export function BoardRows() {
  const t = useTranslations('appScreens')
  const { price } = boardNumbers(useLocale())
  return (
    <div aria-hidden="true" className="board-rows">
      <p>
        <span>{t('illustrative')}</span>
      </p>
      {shown.map((stock) => (
        <p key={stock.ticker} className={priceColor[priceState(stock)]}>
          <b>{stock.ticker}</b>
          <span>{price(stock.price)}</span>
        </p>
      ))}
    </div>
  )
}
