import { useLocale, useTranslations } from 'next-intl'

import { boardNumbers } from './board-numbers'
import { priceColor, priceState, sampleStocks } from './sample-market'

/** As many rows as fit the picture, including one at its ceiling. */
const shown = sampleStocks.slice(3, 5)

/** The top of a price board of the invented market: decorative. */
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
