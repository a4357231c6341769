interface SummaryListProps {
  readonly rows: readonly { readonly key: string; readonly term: string; readonly value: string }[]
}

/** Questions and their answers. */
export function SummaryList({ rows }: SummaryListProps) {
  return (
    <dl className="border-hairline border-t">
      {rows.map(({ key, term, value }) => (
        <div
          key={key}
          className="border-hairline grid gap-x-6 border-b py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <dt className="text-ink-2">{term}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
