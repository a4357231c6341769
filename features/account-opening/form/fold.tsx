import { clsx } from 'clsx'
import { useState, type ReactNode } from 'react'

import { ChevronDown } from '@/components/ui/icons'

interface FoldProps {
  readonly title: string
  /** Whether something inside is answered already. */
  readonly isOpen: boolean
  /** Why it may be needed, under the title. */
  readonly hint?: string
  /** That answer in short: it is read here and stays folded at first. */
  readonly answer?: string | undefined
  /** Opens it, even if the applicant has closed it. */
  readonly hasError: boolean
  /** A link among the text rather than a row between lines. */
  readonly isQuiet?: boolean
  readonly children: ReactNode
}

/** Fields that most applicants leave out, folded under the question whether they need them. */
export function Fold({ title, hint, isOpen, answer, hasError, isQuiet = false, children }: FoldProps) {
  const [isUnfolded, setIsUnfolded] = useState(isOpen && answer === undefined)
  const [wasOpen, setWasOpen] = useState(isOpen)
  // Answered from elsewhere: what was filled in has to be seen.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setIsUnfolded(true)
  }
  return (
    <details
      open={isUnfolded || hasError}
      onToggle={(event) => setIsUnfolded(event.currentTarget.open)}
      className={clsx('group', isQuiet ? '-my-3' : 'border-y border-hairline')}
    >
      <summary
        className={clsx(
          'flex cursor-pointer list-none items-center gap-x-3 hover:text-primary [&::-webkit-details-marker]:hidden',
          isQuiet ? 'min-h-11 text-small text-ink-2' : 'min-h-13',
        )}
      >
        <span className={clsx('min-w-0 py-2', !isQuiet && 'flex-1')}>
          {title}
          {hint === undefined ? null : <span className="block text-small text-pretty text-ink-2">{hint}</span>}
        </span>
        {answer ? <span className="font-semibold group-open:hidden">{answer}</span> : null}
        <ChevronDown className="size-5 shrink-0 text-primary transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-6 pt-1 pb-6">{children}</div>
    </details>
  )
}
