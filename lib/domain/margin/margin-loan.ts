import { rates } from '../company/rates'

/** Shares bought with a loan on margin; amounts in VND. */
export interface MarginLoan {
  readonly own: number
  readonly loan: number
  /** Price of the share when it was bought. */
  readonly bought: number
}

/** From the ratio with nothing to do down to that of the call. */
export type MarginLevel = 'safe' | 'warning' | 'second' | 'call'

export interface MarginState {
  /** Of all shares, in VND. */
  readonly value: number
  /** Own part of the value now: (value − loan) ÷ value. */
  readonly ratio: number
  readonly level: MarginLevel
  /** How far the price may still fall before the call, as a fraction of the price now. */
  readonly room: number
  /** To pay in until the ratio is again that of the warning. */
  readonly missing: number
}

/** The example that the guide works out. */
export const marginExample: MarginLoan = { own: 60_000_000, loan: 60_000_000, bought: 24_000 }

/** The most that may be borrowed on own funds when buying. */
export const largestLoan = (own: number): number => (own * (1 - rates.marginInitial)) / rates.marginInitial

/** The price at which own funds are only this part of the value: loan ÷ (quantity × (1 − ratio)). */
export function priceAtRatio({ own, loan, bought }: MarginLoan, ratio: number): number {
  const quantity = (own + loan) / bought
  return loan / (quantity * (1 - ratio))
}

/** The ratio at and below which each level begins, the lowest first. */
export const marginLevels = [
  ['call', rates.marginMaintenance],
  ['second', rates.marginSecondWarning],
  ['warning', rates.marginWarning],
] as const

/** Days whose interest a loan is shown with: a month. */
export const interestDays = 30

/** What a loan has become at a price. Interest is left out. */
export function marginAt(position: MarginLoan, price: number): MarginState {
  const { own, loan, bought } = position
  const value = ((own + loan) * price) / bought
  const ratio = (value - loan) / value
  return {
    value,
    ratio,
    // To a hundredth of a per cent: prices are whole, that of a call is not.
    level: marginLevels.find(([, most]) => Math.round(ratio * 10_000) <= most * 10_000)?.[0] ?? 'safe',
    room: Math.max(0, 1 - priceAtRatio(position, rates.marginMaintenance) / price),
    missing: Math.max(0, loan - value * (1 - rates.marginWarning)),
  }
}
