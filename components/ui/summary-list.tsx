import type { ReactNode } from 'react'

export interface SummaryRow {
  key: string
  term: ReactNode
  value: ReactNode
  /** Link or button that leads to where this is changed; its text names what it changes. */
  change?: ReactNode
}

/** Answers to check before they are sent, or the facts of a thing: a term and its value a row, hairlines between. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className="border-t border-hairline">
      {rows.map((row) => (
        <div
          key={row.key}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-hairline py-3.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
        >
          <dt className="col-span-2 text-small text-ink-3 sm:col-span-1 sm:text-body sm:text-ink-2">{row.term}</dt>
          <dd className="wrap-anywhere">{row.value}</dd>
          {row.change ? <dd className="text-end">{row.change}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
