/** Tickers as chips; beside a text, on wide screens, as the rows of a board. */
export const rowsClass =
  'mt-2 flex flex-wrap gap-2 lg:grid lg:gap-0 lg:divide-y lg:divide-hairline lg:border-y lg:border-hairline'

/** A ticker. */
export const plainChipClass =
  'num inline-flex min-h-11 items-center gap-2 rounded-full border border-hairline-strong bg-surface px-4 text-small font-semibold text-ink lg:h-13 lg:w-full lg:rounded-none lg:border-0 lg:bg-transparent lg:px-1'

/** A ticker that can be pressed. */
export const chipClass = `${plainChipClass} hover:border-primary hover:text-primary lg:hover:bg-surface`

/** The line above them that says of which session the prices are, so that nobody takes them for the text's; a document keeps its room. */
export const momentClass = 'min-h-[1lh] text-min text-ink-3'
