export type Rating = 'outperform' | 'neutral' | 'underperform'

/** Least distance of a target from the price, in per cent, that is more than neutral. */
const band = 15

/** Rating by the distance of a twelve-month target price from the present price, both in VND. */
export function ratingOf(price: number, target: number): Rating {
  if (target * 100 >= price * (100 + band)) return 'outperform'
  return target * 100 <= price * (100 - band) ? 'underperform' : 'neutral'
}
