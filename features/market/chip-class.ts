/** Tickers in a row, on phones and in the narrow column beside a text in two columns. */
export const rowsClass =
  'mt-1 grid grid-cols-2 gap-x-6 sm:in-[.article-text]:flex sm:in-[.article-text]:flex-wrap sm:in-[.article-text]:gap-x-8'

/** A ticker. */
export const plainChipClass = 'num inline-flex min-h-11 items-center gap-2 text-body font-semibold text-ink'

/** A ticker that can be pressed. */
export const chipClass = `${plainChipClass} hover:text-primary`

/** The line above them that says of which session the prices are, so that nobody takes them for the text's; a document keeps its room. */
export const momentClass = 'min-h-[1lh] text-small text-ink-2'
