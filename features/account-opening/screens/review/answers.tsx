import { Fragment, type ReactNode } from 'react'

import type { Screen } from '@/lib/domain/account-opening/screens'

import { ChangeLink } from './change-link'
import { FoldedAnswers } from './folded-answers'
import type { ReviewGroup, ReviewRow } from './use-review-groups'

interface AnswersProps {
  readonly title: string
  readonly groups: readonly ReviewGroup[]
  readonly onChange: (screen: Screen) => void
}

/** What is read together: a title, and under it each group of answers with its way back. */
export function Answers({ title, groups, onChange }: AnswersProps) {
  return (
    <div>
      <h2 className="font-semibold">{title}</h2>
      {groups.map(({ key, title: name, screen, rows, folded }) => (
        <AnswerGroup
          key={key}
          name={name}
          rows={rows}
          action={<ChangeLink what={name} screen={screen} onChange={() => onChange(screen)} />}
        >
          {folded !== undefined && (
            <FoldedAnswers>
              <Rows rows={folded} />
            </FoldedAnswers>
          )}
        </AnswerGroup>
      ))}
    </div>
  )
}

interface AnswerGroupProps {
  /** Said to screen readers: the terms say it to everybody else. */
  readonly name: string
  readonly rows: readonly ReviewRow[]
  /** At the end of the first line. */
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** Answers beside their terms. */
export function AnswerGroup({ name, rows, action, children }: AnswerGroupProps) {
  return (
    <section aria-label={name}>
      <div className="min-w-0">
        <Rows rows={rows} />
        {children}
      </div>
      {action}
    </section>
  )
}

export function Rows({ rows }: { readonly rows: readonly ReviewRow[] }) {
  return (
    <dl className="facts">
      {rows.map(({ key, term, value, isNext }) => (
        <div key={key} data-next={isNext}>
          <dt>{term}</dt>
          <dd className="num">{typeof value === 'string' ? <Text text={value} /> : <Names of={value} />}</dd>
        </div>
      ))}
    </dl>
  )
}

/** An e-mail address that is too long for its line goes on after its at sign. */
function Text({ text }: { readonly text: string }) {
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
