import type { Campaign } from './campaign'

/** Values of `source` that name a payment app. */
const paymentApps: ReadonlySet<string> = new Set(['momo', 'zaloPay'])

/** The payment app whose link led here; null: none did. */
export function paymentAppOf({ source }: Campaign): string | null {
  return source !== undefined && paymentApps.has(source) ? source : null
}
