/** Rates as fractions. The only definition: pages, screens and tests read it. Ours are illustrative; docs/sources.md has the rest. */
export const rates = {
  /** Commission on the matched value, by channel. */
  online: 0.0015,
  broker: 0.0025,
  /** Fee of the exchange, passed on, on the matched value. */
  exchange: 0.00027,
  /** Annual interest. */
  margin: 0.125,
  advance: 0.11,
  /** Personal income tax on the value of a sale. */
  sale: 0.001,
  /** Personal income tax on cash dividends and on interest on corporate bonds. */
  dividend: 0.05,
  /** Own funds as a share of the position: at least, when buying and afterwards. */
  marginInitial: 0.5,
  marginMaintenance: 0.3,
  /** Own funds at which clients are warned first, and again. */
  marginWarning: 0.4,
  marginSecondWarning: 0.35,
} as const

/** Commission for one index future, in VND (illustrative). */
export const futuresFee = 3_000

/** Custody, collected for the depository: VND per share and month. */
export const custodyFee = 0.27

/** Calendar days after the activation of a new account during which online trading is free of commission. */
export const waivedDays = 90

/** Days before the end of that time on which the client is told of it. */
export const waiverNoticeDays = 7

/** Notice period for changes, in working days. */
export const noticeDays = 10

const daysPerYear = 365

/** Costs of selling shares online for `value` VND, in whole VND. */
export function saleCosts(value: number) {
  const commission = Math.round(value * rates.online)
  const exchange = Math.round(value * rates.exchange)
  const tax = Math.round(value * rates.sale)
  return { commission, exchange, tax, total: commission + exchange + tax, waivedTotal: exchange + tax }
}

/**
 * Interest on a debt for a number of days, in whole VND.
 * @param yearly annual rate as a fraction
 */
export function interest(value: number, days: number, yearly: number): number {
  return Math.round((value * yearly * days) / daysPerYear)
}
