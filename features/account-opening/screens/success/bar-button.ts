/** Classes of a button at the foot of the card, which is dark in both themes. */
export const barButton =
  'min-h-11 rounded-control border border-white/25 px-4 font-semibold text-white hover:bg-white/10'
