import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { ChevronDown } from '@/components/ui/icons'

interface FoldedProps {
  /** What stays in sight: it unfolds the rest. */
  readonly summary: ReactNode
  /** The line is a heading of this level, in the type of the text. */
  readonly headingLevel?: 2 | 3
  readonly className?: string
  readonly children: ReactNode
}

/** What is long folds under a line that says what it is. */
export function Folded({ summary, headingLevel, className, children }: FoldedProps) {
  const Line = headingLevel === undefined ? 'span' : (`h${headingLevel}` as const)
  return (
    <details className={clsx('group', className)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 py-1 [&::-webkit-details-marker]:hidden">
        <Line className={clsx('min-w-0 flex-1', headingLevel !== undefined && 'font-semibold')}>{summary}</Line>
        {/* Its drawing ends where what is around it ends. */}
        <ChevronDown className="-me-[5px] size-5 shrink-0 text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
