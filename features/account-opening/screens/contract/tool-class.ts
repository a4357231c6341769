/** A tool of the contract: its sign alone, with its name for those who hear or point at it. */
export const toolClass =
  'inline-flex size-11 items-center justify-center rounded-control text-primary hover:bg-primary-soft sm:size-10'

/** The same where nothing else is in its place: its name beside the sign. */
export const namedToolClass =
  'inline-flex min-h-11 items-center gap-2.5 rounded-control px-3 text-small font-semibold text-primary hover:bg-primary-soft'
