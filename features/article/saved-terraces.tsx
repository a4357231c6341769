interface SavedTerracesProps {
  readonly orders: number
  /** How high the last terrace is, as a part of the drawing. */
  readonly end: number
}

/**
 * What the orders of the days without commission save, added up: a terrace for each, all of one height. Its path repeats one step,
 * so that it is short as sent.
 */
export function SavedTerraces({ orders, end }: SavedTerracesProps) {
  const high = Number((orders / end).toFixed(1))
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${orders} ${high}`} preserveAspectRatio="none">
      <path d={`M0 ${high}${'v-1h1'.repeat(orders)}V${high}`} />
    </svg>
  )
}
