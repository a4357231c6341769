/** Tickers for which prices can be had. */
const known = /^[A-Z0-9]{3,9}$/

/** Tickers whose prices can be asked for at once (app/api/market/quotes). */
export const mostTickers = 16

/** The tickers for which there may be prices, each once. */
export const knownTickers = (tickers: readonly string[]): readonly string[] =>
  [...new Set(tickers)].filter((ticker) => known.test(ticker))
