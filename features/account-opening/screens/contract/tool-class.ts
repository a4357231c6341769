/** A tool of the contract: on a phone with its name, else its sign alone, with its name for those who hear or point at it. */
export const toolClass =
  'flex h-11 items-center gap-2.5 text-start text-small leading-snug font-semibold sm:size-10 sm:justify-center sm:rounded-control text-primary sm:hover:bg-primary-soft'
