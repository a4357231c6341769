/** A dot for each digit that is still to be chosen, as wide as a digit and in the middle of its height. */
export function OpenPlaces({ count }: { readonly count: number }) {
  return (
    <svg viewBox={`0 0 ${10 * count} 11.7`} className="inline-block h-[0.7em] align-baseline text-on-hero-2">
      <path
        d={`M3 5.85h${10 * count - 5}`}
        stroke="currentColor"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeDasharray="0 10"
      />
    </svg>
  )
}
