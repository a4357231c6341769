import type { QuoteChange } from './quote'

/**
 * Whether a change belongs to the session of a text's day. Beside older news it would look like the market's reaction to it.
 * @param day in Vietnam, `YYYY-MM-DD`
 */
export const isOfDay = (quote: QuoteChange | undefined, day: string | undefined): quote is QuoteChange =>
  quote !== undefined && (day === undefined || quote.date === day)
