import { Fragment } from 'react'

/** A title or an address that breaks after a comma before it breaks elsewhere. */
export function Clauses({ children }: { children: string }) {
  return children.split(/(?<=,) /).map((clause, index) => (
    <Fragment key={clause}>
      {index > 0 && ' '}
      <span className="inline-block">{clause}</span>
    </Fragment>
  ))
}
