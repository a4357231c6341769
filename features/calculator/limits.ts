import type { Plan } from '@/lib/domain/projection/growth-curve'

/** VND. The ceilings keep every result an exact whole number (below 2^53) at the highest return and the longest time. */
export const moneyLimits: Record<Plan, { readonly min: number; readonly max: number }> = {
  lump: { min: 100_000, max: 100_000_000_000 },
  saving: { min: 100_000, max: 1_000_000_000 },
}

/** Percent a year. More than this over years is nothing that a broker should draw. */
export const percentLimits = { min: 0, max: 20 } as const

export const durationLimits = { year: { min: 1, max: 40 }, month: { min: 1, max: 480 } } as const

/** Where the assumed return is smaller, the losing scenario still loses this much, percent a year. */
export const smallestLossPercent = 5

/** Up to this many months the table has a row for each month, above it for each year. */
export const monthlyTableUpTo = 24
