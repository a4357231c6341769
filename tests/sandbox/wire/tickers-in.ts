import { tickers } from '../seed/market/firms'

/** The made-up firms that a text names, in its order, as many as a page shows beside one. */
export function tickersIn(text: string): string[] {
  const at = (ticker: string) => text.search(new RegExp(`\\b${ticker}\\b`))
  return tickers
    .filter((ticker) => at(ticker) >= 0)
    .toSorted((a, b) => at(a) - at(b))
    .slice(0, 8)
}
