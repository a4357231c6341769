interface RateProps {
  /** The words of the schedule, with the figure in them. */
  readonly figure: string
  readonly text?: string
  /** A promotion that lowers it for a time. */
  readonly note?: string
}

/** A rate of the schedule: its figure is what a reader came for, the words around it say of what. */
export function Rate({ figure, text = figure, note }: RateProps) {
  const [before, after] = text.split(figure)
  return (
    <>
      <span className="block text-balance text-ink-2">
        {before}
        <span className="text-h3 text-ink">{figure}</span>
        <span className="max-sm:block">{after}</span>
      </span>
      {note !== undefined && <span className="block font-semibold text-balance text-success">{note}</span>}
    </>
  )
}
