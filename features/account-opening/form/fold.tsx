import { useState, type ReactNode } from 'react'

import { ChevronDown } from '@/components/ui/icons'

interface FoldProps {
  readonly title: string
  /** Whether something inside is answered already. */
  readonly isOpen: boolean
  /** Opens it, even if the applicant has closed it. */
  readonly hasError: boolean
  readonly children: ReactNode
}

/** Fields that most applicants leave out, folded under the question whether they need them. */
export function Fold({ title, isOpen, hasError, children }: FoldProps) {
  const [isUnfolded, setIsUnfolded] = useState(isOpen)
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
      className="group -my-3"
    >
      <summary className="act">
        <span className="min-w-0">{title}</span>
        <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-6 pt-1 pb-6">{children}</div>
    </details>
  )
}
