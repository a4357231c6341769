/** Rates as shares of one (illustrative). They stand here once; the table and the examples read them. */
export const rates = {
  /** Commission on the matched value, by channel. */
  online: 0.0015,
  broker: 0.0025,
  /** Passed on to the exchange, on the matched value. */
  exchange: 0.00027,
  /** Interest of a year. */
  margin: 0.125,
  advance: 0.11,
  /** Personal income tax on the value of a sale, and on cash dividends. */
  sale: 0.001,
  dividend: 0.05,
} as const

/** Calendar days from the activation of a new account in which trading online costs no commission. */
export const waivedDays = 90

/** Working days ahead in which a change is announced. */
export const noticeDays = 10

const daysOfYear = 365

/** What selling shares online costs, in whole dong. */
export function saleCosts(value: number) {
  const commission = Math.round(value * rates.online)
  const exchange = Math.round(value * rates.exchange)
  const tax = Math.round(value * rates.sale)
  return { commission, exchange, tax, total: commission + exchange + tax, waivedTotal: exchange + tax }
}

/** Interest on a debt of so many days, in whole dong. @param yearly as a share of one */
export function interest(value: number, days: number, yearly: number): number {
  return Math.round((value * yearly * days) / daysOfYear)
}
