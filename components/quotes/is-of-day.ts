import type { QuoteChange } from './quote'

/** Whether a change is of the session of a text's day: beside news of an earlier one it would seem to be what that led to. */
export const isOfDay = (quote: QuoteChange | undefined, day: string | undefined): quote is QuoteChange =>
  quote !== undefined && (day === undefined || quote.asOf.startsWith(day))
