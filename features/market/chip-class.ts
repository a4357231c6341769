/** A ticker. */
export const plainChipClass =
  'num inline-flex min-h-11 items-center gap-2 rounded-full border border-hairline-strong bg-surface px-4 text-small font-semibold text-ink'

/** A ticker that can be pressed. */
export const chipClass = `${plainChipClass} hover:border-primary hover:text-primary`
