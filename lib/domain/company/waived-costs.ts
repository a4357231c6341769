import { saleCosts, waivedDays } from './rates'

/** The waived days as months, in which people count their orders. */
const months = waivedDays / 30

export interface WaivedCosts {
  /** Orders in the waived days, half of them sales. */
  readonly orders: number
  /** Commission that is not charged for them, in VND. */
  readonly saved: number
  readonly exchange: number
  readonly tax: number
  /** What they cost all the same. */
  readonly paid: number
}

/**
 * What all orders of the days without commission cost, and what they save.
 * @param value of each order, in VND
 * @param monthly even number of orders a month, half of them sales
 */
export function waivedCosts(value: number, monthly: number): WaivedCosts {
  const each = saleCosts(value)
  const orders = monthly * months
  const exchange = each.exchange * orders
  const tax = (each.tax * orders) / 2
  return { orders, saved: each.commission * orders, exchange, tax, paid: exchange + tax }
}
