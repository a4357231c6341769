import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { ChevronDown } from '@/components/ui/icons'

interface FoldedProps {
  /** What stays in sight: it unfolds the rest. */
  readonly summary: ReactNode
  /** The line is a heading of this level, in the type of the text. */
  readonly headingLevel?: 2 | 3
  readonly className?: string
  /** The sign beside the first of its lines, rather than in their middle. */
  readonly isAtTop?: boolean
  readonly children: ReactNode
}

/** What is long folds under a line that says what it is. */
export function Folded({ summary, headingLevel, className, isAtTop = false, children }: FoldedProps) {
  const Line = headingLevel === undefined ? 'span' : (`h${headingLevel}` as const)
  return (
    <details className={clsx('group', className)}>
      <summary
        className={clsx(
          'flex min-h-11 cursor-pointer list-none gap-3 [&::-webkit-details-marker]:hidden',
          isAtTop ? 'items-start py-1.5' : 'items-center py-1',
        )}
      >
        <Line className={clsx('min-w-0 flex-1', headingLevel !== undefined && 'font-semibold')}>{summary}</Line>
        <ChevronDown className="size-5 shrink-0 text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
