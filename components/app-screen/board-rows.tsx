import { useLocale } from 'next-intl'

import { boardNumbers } from './board-numbers'
import { priceColor, priceState, sampleStocks } from './sample-market'

/** The first shares of the invented market with their prices, as a small picture of the board: decorative. */
export function BoardRows({ count, note }: { readonly count: number; readonly note: string }) {
  const { price, share } = boardNumbers(useLocale())
  return (
    <div aria-hidden="true" className="board-rows">
      {sampleStocks.slice(0, count).map((stock) => (
        <p key={stock.ticker} className={priceColor[priceState(stock)]}>
          <b>{stock.ticker}</b>
          <span>{price(stock.price)}</span>
          <span>{share(stock.price / stock.reference - 1)}</span>
        </p>
      ))}
      <small>{note}</small>
    </div>
  )
}
