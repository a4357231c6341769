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
      className="group -my-2"
    >
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 font-semibold text-primary [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-6 pt-3 pb-4">{children}</div>
    </details>
  )
}
