import { useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'

import { ChevronDown } from '@/components/ui/icons'

import type { ReviewGroup, ReviewRow } from './use-review-groups'

interface AnswersProps extends Pick<ReviewGroup, 'rows' | 'folded'> {
  readonly id: string
  readonly title: string
  /** At the end of the title's line. */
  readonly action?: ReactNode
}

/** A group: its title, and its answers beside their terms. */
export function Answers({ id, title, rows, folded, action }: AnswersProps) {
  const t = useTranslations('application.personal')
  return (
    <section aria-labelledby={`review-${id}`}>
      <div className="flex min-h-11 items-center justify-between gap-x-4">
        <h2 id={`review-${id}`} className="font-semibold">
          {title}
        </h2>
        {action}
      </div>
      <Rows rows={rows} />
      {folded !== undefined && (
        <details className="group">
          <summary className="act -mb-2">
            {t('showAll')}
            <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <div className="pt-2">
            <Rows rows={folded} />
          </div>
        </details>
      )}
    </section>
  )
}

function Rows({ rows }: { readonly rows: readonly ReviewRow[] }) {
  const isUnderTitle = rows.length === 1 && rows[0]?.isNamedByTitle === true
  return (
    <dl className="facts">
      {rows.map(({ key, term, value, isNext }) => (
        <div key={key} data-next={isNext} className={isUnderTitle ? '-mt-2 block' : undefined}>
          <dt className={isUnderTitle ? 'sr-only' : undefined}>{term}</dt>
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
