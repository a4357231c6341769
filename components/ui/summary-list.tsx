import { clsx } from 'clsx'
import { Fragment, type ReactNode } from 'react'

export interface SummaryRow {
  key: string
  term: ReactNode
  value: ReactNode
  /** Under its term on phones, in a brief list too. */
  long?: boolean
  /** Link or button for changing the value; its text names the value. */
  change?: ReactNode
}

interface SummaryListProps {
  rows: readonly SummaryRow[]
  /** For short values: they are emphasised and stay beside their terms on phones too. */
  brief?: boolean
  /** For many rows in groups: where there is room, close to each other and without lines. */
  dense?: boolean
}

/** Answers to check before sending, or facts: rows of term and value with hairlines between. */
export function SummaryList({ rows, brief = false, dense = false }: SummaryListProps) {
  return (
    <dl className={clsx('border-t border-hairline', dense && 'sm:pt-2.5')}>
      {rows.map((row) => {
        const isBeside = brief && !row.long
        return (
          <div
            key={row.key}
            className={clsx(
              'grid gap-x-4 border-b border-hairline py-2.5 last:border-b-0',
              isBeside ? 'grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-baseline' : 'grid-cols-[minmax(0,1fr)_auto]',
              dense && 'sm:border-b-0 sm:py-1',
              'sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] sm:items-baseline',
            )}
          >
            <dt className={clsx('text-small text-ink-3', !isBeside && 'col-span-2 sm:col-span-1')}>{row.term}</dt>
            <dd className={clsx('wrap-anywhere', brief && 'font-semibold')}>
              {typeof row.value === 'string' ? breakable(row.value) : row.value}
            </dd>
            {row.change ? <dd className="text-end">{row.change}</dd> : null}
          </div>
        )
      })}
    </dl>
  )
}

/** An email address may break before its `@` and its dots, so that no single letter is left over. */
function breakable(text: string): ReactNode {
  if (!/^\S+@\S+$/.test(text)) return text
  return text.split(/(?=[@.])/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of a fixed text
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
