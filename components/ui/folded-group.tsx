import { type ReactNode, useEffect } from 'react'

import { ChevronDown } from '@/components/ui/icons'

interface FoldedGroupProps {
  /** Of what it holds; `children` have the element of this id, inside `details`, so that browsers unfold it for a link. */
  id: string
  name: string
  count: number
  /** How many of what it holds: `12 terms`. */
  size: string
  /** What it holds, in a line below its name. */
  hint?: string
  isOpen: boolean
  /** Whether its entries are the results of a search. */
  isFound: boolean
  children: ReactNode
}

/**
 * A group of a list, all of which is in the document: on phones it folds, wide screens show it below a heading. Hidden without
 * entries. Looks: app/lists.css.
 */
export function FoldedGroup({ id, name, count, size, hint, isOpen, isFound, children }: FoldedGroupProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      hidden={count === 0}
      className={isFound ? 'folded-group found' : 'folded-group'}
    >
      <h2 id={`${id}-title`}>{name}</h2>
      {/* The fragment may have opened it before hydration. */}
      <details open={isOpen || isFound} suppressHydrationWarning>
        <summary>
          <h2 className="text-h3">{name}</h2>
          <span className="ms-auto num text-small text-ink-3">{size}</span>
          <ChevronDown />
          {hint !== undefined && <p>{hint}</p>}
        </summary>
        {children}
      </details>
    </section>
  )
}

/** Opens what the fragment of the address names, in browsers that do not unfold `details` for fragments. */
export function useOpenTarget(): void {
  useEffect(() => {
    openTarget()
    window.addEventListener('hashchange', openTarget)
    return () => window.removeEventListener('hashchange', openTarget)
  }, [])
}

function openTarget() {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
  if (!target) return
  let isFolded = false
  for (let details = target.closest('details'); details; details = details.parentElement?.closest('details') ?? null) {
    isFolded ||= !details.open
    details.open = true
  }
  if (isFolded) target.scrollIntoView()
}
