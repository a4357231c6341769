/** Tickers as the rows of a board. */
export const rowsClass = 'mt-2 grid divide-y divide-hairline border-y border-hairline'

/** A ticker. */
export const plainChipClass = 'num grid h-13 w-full items-center text-small font-semibold text-ink'

/** A ticker that can be pressed. */
export const chipClass = `${plainChipClass} hover:bg-surface hover:text-primary`

/** The line above them that says of which session the prices are, so that nobody takes them for the text's; a document keeps its room. */
export const momentClass = 'min-h-[1lh] text-min text-ink-2'
