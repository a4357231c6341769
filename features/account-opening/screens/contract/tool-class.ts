/** A tool of the contract: its sign alone, with its name for those who hear or point at it. */
export const toolClass =
  'flex size-11 sm:size-10 items-center justify-center rounded-control text-primary hover:bg-primary-soft'
