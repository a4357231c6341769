import { useLocale, useTranslations } from 'next-intl'

import { boardNumbers } from './board-numbers'
import { boardStocks, priceBand, priceColor, priceState, sampleStocks, tradedStock } from './sample-market'

const columns = 'grid-cols-[1.2fr_repeat(5,1fr)]'

/**
 * A price board in columns: reference, ceiling and floor, then price and change in the colour of its state. Beside other
 * panes it is as long as they are and marks the share that they show; above them, it shows the first shares.
 */
export function BoardPane() {
  const t = useTranslations('appScreens')
  const { price, change } = boardNumbers(useLocale())
  return (
    <div className="flex flex-col num text-min">
      <p
        className={`grid ${columns} gap-2 border-b border-hairline px-3 py-1.5 text-right text-ink-3 *:first:text-left`}
      >
        <span>{t('board.ticker')}</span>
        <span>{t('ticket.ceiling')}</span>
        <span>{t('ticket.floor')}</span>
        <span>{t('ticket.reference')}</span>
        <span>{t('board.price')}</span>
        <span>{t('board.change')}</span>
      </p>
      {boardStocks.map((stock, index) => {
        const { ceiling, floor } = priceBand(stock.reference)
        const color = priceColor[priceState(stock)]
        return (
          <p
            key={stock.ticker}
            className={`grid flex-1 ${columns} items-center gap-2 border-b border-hairline px-3 py-1.5 text-right last:border-b-0 ${index < sampleStocks.length ? '' : '@max-3xl:hidden'} ${stock.ticker === tradedStock.ticker ? '@3xl:bg-primary-soft' : ''}`}
          >
            <span className={`text-left font-semibold ${color}`}>{stock.ticker}</span>
            <span className="text-ceiling">{price(ceiling)}</span>
            <span className="text-floor">{price(floor)}</span>
            <span className="text-reference">{price(stock.reference)}</span>
            <span className={`font-semibold ${color}`}>{price(stock.price)}</span>
            <span className={color}>{change(stock.price - stock.reference)}</span>
          </p>
        )
      })}
    </div>
  )
}
