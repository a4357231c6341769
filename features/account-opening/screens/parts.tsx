import { Fragment } from 'react'

/** A list within one value, such as an address: its lines end after commas, and within a part only where that is longer than a line. */
export function Parts({ text }: { readonly text: string }) {
  if (!text.includes(',')) return text
  return text.split(/(?<=,) /).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- an address may name a place twice, and its parts have no order to change
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="inline-block">{part}</span>
    </Fragment>
  ))
}
