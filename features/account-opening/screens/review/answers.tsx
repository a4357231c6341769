import { Fragment, type ReactNode } from 'react'

import { Parts } from '../parts'
import { FoldedAnswers } from './folded-answers'
import type { ReviewRow } from './use-review-groups'

interface AnswersProps {
  readonly title: string
  readonly rows: readonly ReviewRow[]
  /** On demand. */
  readonly folded?: readonly ReviewRow[] | undefined
  /** The way back, beside the title. */
  readonly action?: ReactNode
}

/** A group of answers: its title with its way back, and under it each answer beside its term. */
export function Answers({ title, rows, folded, action }: AnswersProps) {
  return (
    <section aria-label={title}>
      <div>
        <h2 className="min-w-0">{title}</h2>
        {action}
      </div>
      <Rows rows={rows} />
      {folded !== undefined && (
        <FoldedAnswers>
          <Rows rows={folded} />
        </FoldedAnswers>
      )}
    </section>
  )
}

export function Rows({ rows }: Pick<AnswersProps, 'rows'>) {
  return (
    <dl className="facts">
      {rows.map(({ key, term, value, note, isNext }) => (
        <div key={key} data-next={isNext}>
          <dt>{term}</dt>
          <dd className="num">
            {typeof value === 'string' ? <Text text={value} /> : <Names of={value} />}
            {note !== undefined && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** An e-mail address that is too long for its line goes on after its at sign, other values after a comma. */
function Text({ text }: { readonly text: string }) {
  if (!text.includes('@')) return <Parts text={text} />
  return text.split(/(?<=@)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

function Names({ of }: { readonly of: readonly string[] }) {
  return (
    <ul>
      {of.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}
