import type { Locale } from '@/lib/platform/i18n/locales'

/** Steps of a foreign investor's account opening, in order. */
export const foreignSteps = ['documents', 'code', 'bank', 'account'] as const

/** Working days that each step usually takes (illustrative). */
export const foreignStepDays: Readonly<Record<(typeof foreignSteps)[number], number>> = {
  documents: 1,
  code: 3,
  bank: 4,
  account: 1,
}

/** Working days from a complete set of documents to the first trade, as every page states them (illustrative). */
export const foreignAccountDays = { from: 7, to: 10 } as const

/** Readers of these languages mostly live abroad, so their pages begin with the foreign investor's way. */
export function beginsAbroad(locale: Locale): boolean {
  return locale !== 'vi'
}
