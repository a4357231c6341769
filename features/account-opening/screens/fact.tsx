import type { ReactNode } from 'react'

interface FactProps {
  readonly term: string
  /** Under the value: its condition, quieter. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** A row of a description list: a term and its value. */
export function Fact({ term, note, children }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="num">
        {children}
        {note !== undefined && <small>{note}</small>}
      </dd>
    </div>
  )
}
